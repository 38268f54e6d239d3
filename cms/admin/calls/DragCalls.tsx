'use client';

import { dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type DragEvent, type ReactNode, useState } from 'react';
import { postAndTell } from '../postAndTell.ts';
import styles from './calls.module.css';
import { MoveQuestion } from './MoveQuestion.tsx';

/** A call that is drawn to another hour, by what its card says of itself. */
interface DrawnCall {
  id: string;
  /** Of the visitor. */
  name: string;
  /** ISO. */
  start: string;
}

interface DragCallsProps {
  zone: string;
  /** Days with cards and free hours. */
  children: ReactNode;
}

/** Days of the calendar, in which a call can be drawn to a free hour with the mouse. Keys have the list of its card. */
export function DragCalls({ children, zone }: DragCallsProps) {
  const router = useRouter();
  const [drawn, setDrawn] = useState<DrawnCall>();
  const [asked, setAsked] = useState<DrawnCall & { to: string }>();
  const [over, setOver] = useState<Element>();
  const [isBusy, setIsBusy] = useState(false);

  function begin(event: DragEvent): void {
    const card = within(event, 'article[data-call]');
    const { call: id, name = '', start } = card?.dataset ?? {};
    if (!id || !start) return;
    event.dataTransfer.setData('text/plain', id);
    event.dataTransfer.effectAllowed = 'move';
    // What changes the page in the same moment makes some browsers end the drag.
    setTimeout(() => setDrawn({ id, name, start }));
  }

  function hover(event: DragEvent): void {
    const hour = within(event, '[data-free]') ?? undefined;
    if (drawn) event.preventDefault();
    if (hour === over) return;
    over?.removeAttribute('data-over');
    hour?.setAttribute('data-over', '');
    setOver(hour);
  }

  function end(): void {
    over?.removeAttribute('data-over');
    setOver(undefined);
    setDrawn(undefined);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    const to = within(event, '[data-free]')?.dataset.free;
    if (drawn && to) setAsked({ ...drawn, to });
    else if (drawn) toast.error('No call can begin there. Drop it on one of the free hours');
    end();
  }

  async function move({ id, to }: { id: string; to: string }): Promise<void> {
    setIsBusy(true);
    await postAndTell(`/api/bookings/${id}/move`, { start: to });
    setIsBusy(false);
    setAsked(undefined);
    router.refresh();
  }

  const words = (iso: string) => `${longDay(dayIn(new Date(iso), zone))}, ${timeIn(new Date(iso), zone)}`;
  return (
    <section
      aria-label="Calls by day"
      className={styles.drag}
      data-dragging={drawn ? '' : undefined}
      onDragStart={begin}
      onDragOver={hover}
      onDragEnd={end}
      onDrop={drop}
    >
      {children}
      {asked ? (
        <MoveQuestion
          name={asked.name}
          from={words(asked.start)}
          to={words(asked.to)}
          zone={zone}
          isBusy={isBusy}
          onMove={() => void move(asked)}
          onLeave={() => setAsked(undefined)}
        />
      ) : null}
    </section>
  );
}

function within(event: DragEvent, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}
