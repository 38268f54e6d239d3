import type { UIFieldServerProps } from 'payload';
import { DownloadLink } from '../../admin/DownloadLink.tsx';
import { say } from '../../admin/say.ts';
import { downloadPath } from '../../files/downloads/downloadPath.ts';

/** The link that downloads an email as a file, once it is in the mailbox. */
export function MailDownload({ id, data }: UIFieldServerProps) {
  if (id === undefined || !data?.emlName) return null;
  return <DownloadLink href={downloadPath('mails', id, 'eml')}>{say('Download as .eml')}</DownloadLink>;
}
