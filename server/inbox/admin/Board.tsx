'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import admin from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import { tell } from '../../admin/useAct.ts';
import { statusPath } from '../links.ts';
import { type LeadStatus, statuses } from '../statuses.ts';
import styles from './Board.module.css';
import { changeLead } from './changeLead.ts';
import asides from './inbox.module.css';
import { RequestLink } from './RequestLink.tsx';

interface BoardProps {
  cards: readonly Card[];
  /** Number of requests in each state whose cards are not shown. */
  rests: Partial<Record<LeadStatus, number>>;
}

/** A column of cards for each open state, and one for those that are over. A card is moved by its menu, or dragged. */
export function Board({ cards: given, rests }: BoardProps) {
  const [cards, setCards] = useState(given);
  const [said, setSaid] = useState('');
  const moved = useRef<number>(undefined);

  useEffect(() => {
    // A moved card is another element in its new column, so the keyboard focus must follow it.
    if (cards && moved.current !== undefined) document.getElementById(`card-${moved.current}`)?.focus();
    moved.current = undefined;
  }, [cards]);

  async function move(id: number, status: LeadStatus): Promise<void> {
    const card = cards.find((one) => one.id === id);
    if (!card || card.status === status) return;
    const asked = await changeLead(id, `where[status][equals]=${card.status}`, { status });
    const changed = asked.answer;
    if (!changed) return tell(asked);
    moved.current = id;
    // Its clock has stopped, or runs on.
    const left = changed.status === 'new' || changed.status === 'in-work' ? card.left : '';
    setCards((now) => now.map((one) => (one.id === id ? { ...one, status: changed.status, left } : one)));
    const values = { name: card.name, label: say(labelOf(changed.status)) };
    if (changed.isLate) toast.error(say('A colleague has moved {name} to {label} meanwhile.', values));
    else setSaid(say('{name} was moved to {label}.', values));
  }

  return (
    <>
      <p className={admin.spoken} aria-live="polite">
        {said}
      </p>
      <div className={styles.columns}>
        {statuses.map(({ label, value }) => {
          const [shown, rest] = [cards.filter((card) => card.status === value), rests[value] ?? 0];
          return (
            <section
              key={value}
              className={styles.column}
              aria-labelledby={`column-${value}`}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                void move(Number(event.dataTransfer.getData('text/plain')), value);
              }}
            >
              <h2 id={`column-${value}`}>
                <a href={statusPath(value)}>{say(label)}</a>{' '}
                <span className={asides.number}>{shown.length + rest}</span>
              </h2>
              <ul className={styles.cards}>
                {shown.map((card) => (
                  <li key={card.id}>
                    <BoardCard card={card} onMove={(status) => void move(card.id, status)} />
                  </li>
                ))}
                {rest > 0 ? (
                  <li>
                    <a href={statusPath(value)}>{say('{count} more', { count: rest })}</a>
                  </li>
                ) : null}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

function labelOf(status: LeadStatus): string {
  return statuses.find(({ value }) => value === status)?.label ?? status;
}

export interface Card {
  id: number;
  name: string;
  company: string | undefined;
  /** The title of the form, or else its id; `words` are the first words of what was written. */
  form: string | undefined;
  words: string | undefined;
  status: LeadStatus;
  received: string;
  owner: string | undefined;
  isUnread: boolean;
  /** How long there is to answer; empty where no answer is owed. */
  left: string;
  isLate: boolean;
}

/** One request. Where it can be moved to is shown once asked for, so that a card is no higher than its words. */
function BoardCard({ card, onMove }: { card: Card; onMove: (status: LeadStatus) => void }) {
  return (
    <article
      className={styles.card}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(card.id))}
    >
      <h3>
        <RequestLink
          id={card.id}
          elementId={`card-${card.id}`}
          name={card.name}
          isUnread={card.isUnread}
          draggable={false}
        />
      </h3>
      {card.company && <p>{card.company}</p>}
      {card.words && <p>{card.words}</p>}
      <p className={admin.small}>
        {card.form ? `${card.form}, ` : ''}
        {card.received}
        {card.owner ? `, ${card.owner}` : ''}
      </p>
      {card.left && (
        <p data-late={card.isLate || undefined}>
          <strong>{card.left}</strong>
        </p>
      )}
      <details className={styles.move} name="move">
        <summary aria-label={say('Move the request of {name}', { name: card.name })}>{say('Move')}</summary>
        <ul className={admin.line}>
          {statuses
            .filter(({ value }) => value !== card.status)
            .map(({ label, value }) => (
              <li key={value}>
                <button type="button" onClick={() => onMove(value)}>
                  {say(label)}
                </button>
              </li>
            ))}
        </ul>
      </details>
    </article>
  );
}
