'use client';

import { Button } from '@payloadcms/ui';
import admin from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import { useAct } from '../../admin/useAct.ts';
import styles from './account.module.css';

export interface ShownSession {
  id: string;
  device: string;
  network: string;
  since: string;
  isOwn: boolean;
}

/** Stored as `Firefox on Linux`. */
function deviceInWords(device: string): string {
  const [browser = '', system] = device.split(' on ');
  return system ? say('{browser} on {system}', { browser, system }) : say(device);
}

/** Lists where a person is signed in, and signs them out there. */
export function Sessions({ sessions }: { sessions: readonly ShownSession[] }) {
  const { act, isBusy } = useAct();
  const end = (body: { session?: string }) => void act('/api/users/sessions/end', body);
  return (
    <section className={styles.part} aria-labelledby="sessions">
      <h3 id="sessions">{say('Where you are signed in')}</h3>
      <ul className={admin.rows}>
        {sessions.map(({ device, id, isOwn, network, since }) => (
          <li key={id} className={styles.session}>
            <span>
              <strong>{deviceInWords(device)}</strong>
              {network ? `, ${network}` : ''}
              <br />
              {say('since')} {since}
            </span>
            {isOwn ? (
              <span>{say('This browser')}</span>
            ) : (
              <Button
                type="button"
                buttonStyle="secondary"
                size="small"
                aria-label={say('Sign out {device}, since {since}', { device: deviceInWords(device), since })}
                disabled={isBusy}
                onClick={() => end({ session: id })}
              >
                {say('Sign out')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button type="button" buttonStyle="secondary" size="medium" disabled={isBusy} onClick={() => end({})}>
          {say('Sign out everywhere else')}
        </Button>
      )}
    </section>
  );
}
