'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useId, useRef } from 'react';
import buttons from '../../admin/buttons.module.css';
import styles from './MoveQuestion.module.css';

interface MoveQuestionProps {
  /** The visitor's name. */
  name: string;
  from: string;
  to: string;
  zone: string;
  isBusy: boolean;
  onMove: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before a call is moved, because the visitor is told at once. Escape cancels. */
export function MoveQuestion({ from, isBusy, name, onLeave, onMove, to, zone }: MoveQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.question} aria-labelledby={headingId} onClose={onLeave}>
      <h2 id={headingId}>Move the call with {name}?</h2>
      <dl>
        <dt>From</dt>
        <dd>{from}</dd>
        <dt>To</dt>
        <dd>{to}</dd>
      </dl>
      <p>By the clocks of {zone.replaceAll('_', ' ')}. The visitor is told by email, with a new calendar file.</p>
      <div className={buttons.buttons}>
        <Button size="small" disabled={isBusy} onClick={onMove}>
          Move it and tell the visitor
        </Button>
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={onLeave}>
          Leave it where it is
        </Button>
      </div>
    </dialog>
  );
}
