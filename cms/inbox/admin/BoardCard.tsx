'use client';

import { useState } from 'react';
import { type LeadStatus, statuses } from '../statuses.ts';
import type { Card } from './Board.tsx';
import styles from './inbox.module.css';
import { inboxPath } from './links.ts';

interface BoardCardProps {
  card: Card;
  onMove: (status: LeadStatus) => void;
}

/** One request. The state is chosen first and moved by the button, so that arrow keys alone change nothing. */
export function BoardCard({ card, onMove }: BoardCardProps) {
  const [chosen, setChosen] = useState<string>(card.status);
  return (
    <article
      className={styles.card}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(card.id))}
    >
      <h3>
        <a
          id={`card-${card.id}`}
          className={styles.name}
          data-unread={card.isUnread || undefined}
          href={`${inboxPath}/${card.id}`}
          draggable={false}
        >
          {card.isUnread && <span className={styles.spoken}>Unread: </span>}
          {card.name}
        </a>
      </h3>
      {card.company && <p>{card.company}</p>}
      {card.words && <p className={styles.first}>{card.words}</p>}
      <p className={styles.hint}>
        {card.form ? `${card.form}, ` : ''}
        {card.received}
        {card.owner ? `, ${card.owner}` : ''}
      </p>
      <form
        className={styles.move}
        onSubmit={(event) => {
          event.preventDefault();
          const status = statuses.find(({ value }) => value === chosen);
          if (status) onMove(status.value);
        }}
      >
        <select
          aria-label={`State of the request of ${card.name}`}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {statuses.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button type="submit" disabled={chosen === card.status}>
          Move
        </button>
      </form>
    </article>
  );
}
