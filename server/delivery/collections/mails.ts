import type { CollectionConfig } from 'payload';
import { exceptAccounts } from '../../access/access.ts';
import { saidAgain } from '../../admin/sayAgain.ts';
import type { Environment } from '../../environment.ts';
import { owedAttempts, owedForLead, owedForSubscriber, owedForUser, owedStatus } from '../../fields/owed.ts';
import { row, uiField } from '../../fields/uiFields.ts';
import { downloadEndpoint } from '../../files/downloads/sendFile.ts';
import { removeFilesOf, type SharedFiles } from '../../files/sharedFiles.ts';
import { keptInMailbox } from '../delivery.ts';

/**
 * Every email that was sent, and those that were written when they were owed; others are owed as deliveries alone until
 * they leave. Without SMTP_URL this list is the mailbox.
 */
export function mails({ smtpUrl }: Pick<Environment, 'smtpUrl'>, files: SharedFiles): CollectionConfig {
  return {
    slug: 'mails',
    labels: { singular: 'Email', plural: 'Emails' },
    typescript: { interface: 'Mail' },
    admin: {
      useAsTitle: 'subject',
      defaultColumns: ['subject', 'to', 'kind', 'status', 'attempts', 'createdAt'],
      group: 'Sales',
    },
    access: { read: exceptAccounts },
    defaultSort: '-createdAt',
    hooks: { afterDelete: [removeFilesOf(files)] },
    endpoints: [
      downloadEndpoint('mails', 'eml', files, ({ id }) => ({ name: `mail-${id}.eml`, mimeType: 'message/rfc822' })),
    ],
    fields: [
      { name: 'subject', type: 'text', required: true },
      row(
        { name: 'from', type: 'text', required: true },
        { name: 'to', label: 'To|of an email', type: 'text', required: true },
        { name: 'replyTo', type: 'text', label: 'Answers go to' },
      ),
      {
        name: 'text',
        type: 'textarea',
        required: true,
        admin: { components: { Field: '/delivery/admin/MailKind.tsx#MailText' } },
      },
      // Kept for delivery only: what a visitor typed is never rendered as HTML in the admin.
      { name: 'html', type: 'textarea', admin: { hidden: true } },
      uiField('download', '/delivery/admin/MailKind.tsx#MailDownload', {
        position: 'sidebar',
        disableListColumn: true,
      }),
      owedStatus({ value: 'sent', label: smtpUrl ? 'Sent' : keptInMailbox }),
      {
        name: 'kind',
        type: 'text',
        required: true,
        admin: {
          position: 'sidebar',
          components: {
            Cell: '/delivery/admin/MailKind.tsx#MailKindCell',
            Field: '/delivery/admin/MailKind.tsx#MailKindField',
          },
        },
      },
      owedForLead,
      owedForSubscriber,
      owedForUser,
      // Newsletters, and the emails around them, carry the link to unsubscribe as a header. RFC 8058.
      { name: 'unsubscribeUrl', type: 'text', admin: { hidden: true } },
      // An invitation for calendars, its change or its cancellation. RFC 5546.
      { name: 'calendar', type: 'textarea', admin: { hidden: true } },
      owedAttempts,
      {
        name: 'sentAt',
        label: smtpUrl ? 'Sent at' : 'Kept at',
        type: 'date',
        admin: { position: 'sidebar' },
      },
      {
        name: 'lastError',
        type: 'textarea',
        hooks: saidAgain,
        admin: { position: 'sidebar', condition: (data) => Boolean(data.lastError) },
      },
      { name: 'emlName', type: 'text', admin: { hidden: true } },
    ],
  };
}
