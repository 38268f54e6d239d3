'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useId, useRef } from 'react';
import buttons from '../../admin/buttons.module.css';
import { say } from '../../admin/say.ts';
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
      <h2 id={headingId}>{say('Move the call with {name}?', { name })}</h2>
      <dl>
        <dt>{say('From')}</dt>
        <dd>{from}</dd>
        <dt>{say('To|an hour')}</dt>
        <dd>{to}</dd>
      </dl>
      <p>
        {say('By the clocks of {zone}. The visitor is told by email, with a new calendar file.', {
          zone: zone.replaceAll('_', ' '),
        })}
      </p>
      <div className={buttons.buttons}>
        <Button size="small" disabled={isBusy} onClick={onMove}>
          {say('Move it and tell the visitor')}
        </Button>
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={onLeave}>
          {say('Leave it where it is')}
        </Button>
      </div>
    </dialog>
  );
}
