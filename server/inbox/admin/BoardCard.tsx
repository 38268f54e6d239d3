'use client';

import { say } from '../../admin/say.ts';
import { type LeadStatus, statuses } from '../statuses.ts';
import asides from './asides.module.css';
import styles from './BoardCard.module.css';
import { RequestLink } from './RequestLink.tsx';

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

interface BoardCardProps {
  card: Card;
  onMove: (status: LeadStatus) => void;
}

/** One request. Where it can be moved to is shown once asked for, so that a card is no higher than its words. */
export function BoardCard({ card, onMove }: BoardCardProps) {
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
      <p className={asides.hint}>
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
        <ul>
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
