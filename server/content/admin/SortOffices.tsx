'use client';

import { DraggableSortable, DraggableSortableItem, DragHandleIcon } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import admin from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import { useAct } from '../../admin/useAct.ts';
import styles from './content.module.css';

interface SortOfficesProps {
  offices: { id: string; city: string }[];
}

/** The offices in the order of the site: dragged by mouse or finger, or lifted by Space and moved by the arrow keys. */
export function SortOffices({ offices }: SortOfficesProps) {
  const { act } = useAct();
  const heading = useId();
  const [sorted, setSorted] = useState(offices);
  const askAgain = useEarlyKeys();

  async function move(from: number, to: number): Promise<void> {
    const moved = sorted[from];
    if (!moved || from === to) return;
    const next = sorted.toSpliced(from, 1).toSpliced(to, 0, moved);
    setSorted(next);
    const { answer } = await act('/api/offices/order', { ids: next.map(({ id }) => Number(id)) });
    if (!answer) setSorted(sorted);
  }

  return (
    <section className={styles.order} aria-labelledby={heading}>
      <h2 id={heading}>{say('Order on the site')}</h2>
      <p className={admin.quiet}>{say('Drag an office to its place. The first one is shown in emails, too.')}</p>
      <DraggableSortable
        ids={sorted.map(({ id }) => id)}
        onDragEnd={({ moveFromIndex, moveToIndex }) => void move(moveFromIndex, moveToIndex)}
      >
        <ol className={admin.list} onKeyDown={askAgain}>
          {sorted.map(({ city, id }) => (
            <DraggableSortableItem key={id} id={id}>
              {({ attributes, listeners, setNodeRef, transform, transition }) => (
                <li ref={setNodeRef} className={styles.office} style={{ transform, transition }}>
                  <button type="button" aria-label={say('Move {city}', { city })} {...attributes} {...listeners}>
                    <DragHandleIcon />
                  </button>
                  {city}
                </li>
              )}
            </DraggableSortableItem>
          ))}
        </ol>
      </DraggableSortable>
    </section>
  );
}

/**
 * dnd-kit listens for keys only from a timer after the lift. On a slow machine the next key is pressed before that and
 * would be lost, so it is dispatched again after that timer, unless dnd-kit has heard it.
 */
function useEarlyKeys(): (event: KeyboardEvent) => void {
  const isLifting = useRef(false);
  return ({ code, currentTarget, key, nativeEvent, target }) => {
    const isLifted = currentTarget.querySelector('[aria-pressed=true]') !== null;
    // Timers run in the order in which they were set, and dnd-kit set its own first.
    if (isLifting.current) {
      setTimeout(() => {
        if (nativeEvent.defaultPrevented) return;
        target.dispatchEvent(new window.KeyboardEvent('keydown', { bubbles: true, cancelable: true, code, key }));
      });
    } else if (!isLifted && ['Space', 'Enter'].includes(code)) {
      isLifting.current = true;
      setTimeout(() => {
        isLifting.current = false;
      });
    }
  };
}
