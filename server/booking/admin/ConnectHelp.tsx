import type { UIFieldServerProps } from 'payload';
import { sayWith } from '../../admin/say.ts';
import { connectedPath } from '../calendars/calendarEndpoints.ts';

/** What to do once at Google and Microsoft, with the address that they want to know. */
export function ConnectHelp({ payload }: Pick<UIFieldServerProps, 'payload'>) {
  return (
    <p>
      {sayWith(
        'For calendars of Google and Microsoft, make a client of your own there once, with the redirect address {code}. Save, then press Connect at each calendar.',
        {
          code: (
            <code>
              {String(payload.config.custom.adminUrl)}
              {connectedPath.split(/(?=\/)/).map((part) => (
                <span key={part}>
                  <wbr />
                  {part}
                </span>
              ))}
            </code>
          ),
        },
      )}
    </p>
  );
}
