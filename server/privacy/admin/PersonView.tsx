import { adminPage } from '../../admin/AdminPage.tsx';
import { say } from '../../admin/say.ts';
import { Person } from './onDemand.ts';

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
