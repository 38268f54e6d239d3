import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { adminPage } from '../../admin/AdminPage.tsx';
import { say } from '../../admin/say.ts';
import { lookAtDue } from '../retention/findDue.ts';
import { Person } from './onDemand.ts';
import styles from './privacy.module.css';
import { RowTable } from './RowTable.tsx';

/** `/admin/person`: shows what is stored about an email address, exports it or erases it. For admins. */
export const PersonView = adminPage('person', () => (
  <>
    <p>
      {say(
        'Looks for an email address in requests with their files, calls, emails and deliveries, in the CMS’s own CRM, and among the readers of the letter. The search of the site holds published pages alone, and answers to the cookie question carry no address.',
      )}
    </p>
    <Person />
  </>
));

/** A dry run: what the next removal would remove under the saved terms. Showing it removes nothing. */
export async function DueNow({ req }: UIFieldServerProps) {
  if (!hasRole(req, 'admin')) return null;
  const { rules, total } = await lookAtDue(req.payload, new Date());
  return (
    <section className={styles.due} aria-labelledby="due-now">
      <h3 id="due-now">{say('Due now: {total}', { total })}</h3>
      {total === 0 ? (
        <p>{say('Nothing is past its term.')}</p>
      ) : (
        <>
          <p>
            {say('The next look removes these, with everything that belongs to them. By the terms as they are saved.')}
          </p>
          <RowTable
            label={say('Due now: {total}', { total })}
            heads={[say('Rule'), say('How many'), say('Oldest first')]}
            rows={rules.map(({ first, rule, ...row }) => ({
              ...row,
              label: say(rule),
              first: first.map(({ dueAt, id }) => ({ id, title: say('Due since {dueAt}', { dueAt }) })),
            }))}
          />
        </>
      )}
    </section>
  );
}
