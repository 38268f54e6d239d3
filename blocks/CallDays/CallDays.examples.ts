import { defineExamples } from '../examples/example.ts';
import { callDays } from './CallDays.schema.ts';

const common = {
  acf_fc_layout: 'call_days' as const,
  heading: 'Forty minutes with the\nengineer who would do it',
  description: 'Name an hour. You get a yes, a no, or a price range, and the reason.',
  formLink: { label: 'Ask for', href: '/contacts#contact-form' },
  freeLabel: 'free',
  timeZone: 'Europe/Amsterdam',
  note: 'Hours are confirmed by mail.',
  mailLabel: 'or write:',
};

export const callDaysExamples = defineExamples(callDays, [
  {
    name: 'five days',
    block: {
      ...common,
      days: [
        { weekday: 'monday', hours: ['09:30', '12:00', '15:30'] },
        { weekday: 'tuesday', hours: ['10:00', '11:30', '15:00'] },
        { weekday: 'wednesday', hours: ['09:30', '14:00'] },
        { weekday: 'thursday', hours: ['10:00', '13:30', '16:00', '17:30'] },
        { weekday: 'friday', hours: ['11:00'] },
      ],
    },
  },
  {
    name: 'one weekday, five hours',
    block: { ...common, days: [{ weekday: 'friday', hours: ['09:00', '10:00', '11:00', '12:00', '13:00'] }] },
  },
]);
