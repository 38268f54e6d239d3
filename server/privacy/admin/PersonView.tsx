import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { AdminPage } from '../../admin/AdminPage.tsx';
import { say } from '../../admin/say.ts';
import { Person } from './onDemand.ts';

/** `/admin/person`: shows what is stored about an email address, exports it or erases it. For admins. */
export function PersonView(view: AdminViewServerProps) {
  const mayUse = hasRole(view.initPageResult.req, 'admin');
  return (
    <AdminPage view={view}>
      <h1>{say('Find or erase a person')}</h1>
      {mayUse ? (
        <>
          <p>
            {say(
              'Looks for an email address in requests with their files, calls, emails and deliveries, in the CMS’s own CRM, and among the readers of the letter. The search of the site holds published pages alone, and answers to the cookie question carry no address.',
            )}
          </p>
          <Person />
        </>
      ) : (
        <p>{say('Only an admin may see and erase what is stored of somebody.')}</p>
      )}
    </AdminPage>
  );
}
