'use client';

import { useState } from 'react';
import { say } from '../../admin/say.ts';
import { type LeadStatus, statuses } from '../statuses.ts';
import asides from './asides.module.css';
import styles from './BoardCard.module.css';
import { RequestLink } from './RequestLink.tsx';

/** A request on the board. */
export interface Card {
  id: number;
  name: string;
  company: string | undefined;
  /** The title of the form, or else its id; `words` are the first words of what was written. */
  form: string | undefined;
  words: string | undefined;
  status: LeadStatus;
  /** A day, as text. */
  received: string;
  owner: string | undefined;
  isUnread: boolean;
  /** How long there is to answer; empty where no answer is owed. */
  left: string;
}

interface BoardCardProps {
  card: Card;
  onMove: (status: LeadStatus) => void;
}

/** One request. A state is chosen first and applied with the button, so that arrow keys alone change nothing. */
export function BoardCard({ card, onMove }: BoardCardProps) {
  const [chosen, setChosen] = useState<string>(card.status);
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
        <p>
          <strong>{card.left}</strong>
        </p>
      )}
      <form
        className={styles.move}
        onSubmit={(event) => {
          event.preventDefault();
          const status = statuses.find(({ value }) => value === chosen);
          if (status) onMove(status.value);
        }}
      >
        <select
          aria-label={say('State of the request of {name}', { name: card.name })}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {statuses.map(({ label, value }) => (
            <option key={value} value={value}>
              {say(label)}
            </option>
          ))}
        </select>
        <button type="submit" disabled={chosen === card.status}>
          {say('Move')}
        </button>
      </form>
    </article>
  );
}
