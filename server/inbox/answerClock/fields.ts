import type { Field } from 'payload';
import { never } from '../../access/access.ts';
import { inSheet } from '../collections/sentFields.ts';
import { answerStates } from '../statuses.ts';

const moment = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } as const;

/** When a request is to be answered, and when it was. Written by our own code alone. R70. */
export const answerClockFields: Field[] = [
  {
    name: 'answerState',
    label: 'Owes an answer',
    type: 'select',
    index: true,
    options: [...answerStates],
    access: { update: never },
    admin: inSheet,
  },
  {
    name: 'answerDueAt',
    label: 'Answer due',
    type: 'date',
    index: true,
    access: { update: never },
    admin: {
      position: 'sidebar',
      date: moment,
      condition: (data) => Boolean(data.answerDueAt),
      components: { Cell: '/inbox/admin/cells.tsx#DueCell' },
    },
  },
  {
    name: 'answeredAt',
    label: 'Answered',
    type: 'date',
    index: true,
    access: { update: never },
    admin: { position: 'sidebar', date: moment, condition: (data) => Boolean(data.answeredAt) },
  },
  // When somebody is to be told next that it waits; empty while the clock stands.
  { name: 'answerTellAt', type: 'date', index: true, access: { update: never }, admin: { hidden: true } },
  // Of the first answer, where the visitor has written again since.
  { name: 'firstDueAt', type: 'date', access: { update: never }, admin: { hidden: true } },
  { name: 'firstAnsweredAt', type: 'date', access: { update: never }, admin: { hidden: true } },
];
