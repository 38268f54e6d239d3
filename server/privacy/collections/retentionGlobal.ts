import type { GlobalConfig, NumberField, TextField } from 'payload';
import { say } from '../../admin/say.ts';
import { row, uiField } from '../../fields/uiFields.ts';

/** A term that the privacy policy promises. A change here needs a change of the policy. */
function term(name: string, label: string, defaultValue: number, description: string) {
  return {
    name,
    label,
    type: 'number',
    required: true,
    defaultValue,
    min: 1,
    max: 1200,
    admin: { description },
  } as const satisfies NumberField;
}

function formName(name: string, label: string, defaultValue?: string) {
  return {
    name,
    label,
    type: 'text',
    ...(defaultValue === undefined ? {} : { defaultValue }),
    maxLength: 60,
    admin: {
      description: 'Its requests are kept for a time of their own. Empty: those of no form are',
      components: { Field: '/forms/admin/onDemand.ts#FormField' },
    },
  } as const satisfies TextField;
}

/** How long visitors' data are kept. The backend removes what is due once a day. */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: 'Retention',
  admin: {
    group: 'Privacy',
    description:
      'How long we keep what visitors told us. These are the terms of the privacy policy: change both together. What is due is removed once a day.',
  },
  fields: [
    uiField('dueNow', '/privacy/admin/DueNow.tsx#DueNow'),
    term('quarantineDays', 'Quarantine, days', 30, 'Requests and subscribers that the filter took for machines'),
    term('requestMonths', 'Requests without a contract, months', 24, 'Counted from the last exchange'),
    term('contractMonths', 'Requests that were won, months', 120, 'As long as tax law asks; from the last exchange'),
    row(formName('applicationForm', 'Form of applications'), {
      name: 'applicationDay',
      label: 'Applications go on',
      type: 'text',
      required: true,
      defaultValue: '06-30',
      admin: { description: 'Month and day, such as 06-30; the next one after the application' },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value)) ||
        say('Month and day, such as 06-30'),
    }),
    row(
      formName('seatForm', 'Form of seats at events', 'event-seat'),
      term('seatDays', 'Seats, days after the event', 31, 'Counted from the end of the event'),
    ),
    term('unconfirmedDays', 'Subscribers who never confirmed, days', 30, 'Counted from when they asked'),
    term('leftDays', 'Subscribers who left, days', 30, 'Counted from the day they left'),
    term('auditMonths', 'Who changed what, months', 12, 'The list of changes under People'),
    term('consentMonths', 'Answers to the cookie question, months', 36, 'Proof of what was allowed'),
    {
      name: 'lastRunAt',
      label: 'Last looked through',
      type: 'date',
      access: { update: () => false },
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } },
    },
  ],
};
