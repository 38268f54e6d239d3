import type {
  DefaultServerCellComponentProps,
  TextareaFieldServerProps,
  TextFieldServerProps,
  UIFieldServerProps,
} from 'payload';
import styles from '../../admin/admin.module.css';
import { DownloadLink, downloadPath } from '../../admin/FileDownload.tsx';
import { say } from '../../admin/say.ts';

const words: Readonly<Record<string, string>> = {
  acknowledgement: 'To the visitor: it has arrived',
  answer: 'Answer to the visitor',
  'answer-due': 'To sales and admins: an answer is due or late',
  'booking-booked': 'To sales: a call is booked',
  'booking-cancelled': 'A call is cancelled',
  'booking-changed': 'To sales: a call is booked, moved or cancelled',
  'booking-confirmed': 'A call is booked',
  'booking-in-calendar': 'Calls changed in a calendar',
  'booking-moved': 'A call is booked, moved or cancelled',
  document: 'A document was asked for',
  invitation: 'Invitation of a colleague',
  'lead-addition': 'To sales: something was added',
  'lead-notification': 'To sales: a new request',
  'lead-reply': 'To sales: the visitor replied',
  'letter-already': 'The letter was asked for again',
  'letter-confirm': 'To a reader: confirm, please',
  'new-password': 'A new password',
  own: "By the agency's own code",
  'page-fault': 'To an editor: a page cannot be shown',
  'wrong-codes': 'To an account: wrong codes were typed',
  sample: 'Sample of the texts of emails',
};

/** The purpose of an email in words; a kind without words is shown without its hyphens. */
function mailKind(kind: unknown): string {
  const name = typeof kind === 'string' ? kind : '';
  const plain = name.replaceAll('-', ' ');
  const said = words[name];
  return said ? say(said) : plain.charAt(0).toUpperCase() + plain.slice(1);
}

export function MailKindCell({ cellData }: DefaultServerCellComponentProps) {
  return mailKind(cellData);
}

export function MailKindField({ data }: TextFieldServerProps) {
  return (
    <div className="field-type">
      <p className="field-label">{say('Kind')}</p>
      <p>{mailKind(data?.kind)}</p>
    </div>
  );
}

/** The content of an email, shown as plain text, whatever a visitor typed. */
export function MailText({ data }: TextareaFieldServerProps) {
  return <pre className={styles.mail}>{String(data?.text ?? '')}</pre>;
}

/** The link that downloads an email as a file, once it is in the mailbox. */
export function MailDownload({ id, data }: UIFieldServerProps) {
  if (id === undefined || !data?.emlName) return null;
  return <DownloadLink href={downloadPath('mails', id, 'eml')}>{say('Download as .eml')}</DownloadLink>;
}
