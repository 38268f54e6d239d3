import { editorOf } from '../editor/editorBlock.ts';
import { callDays } from './CallDays.schema.ts';

export const callDaysEditor = editorOf(callDays, 'Days for a call', {
  group: 'Contact, prices and forms',
  words: 'calendar, appointment, meeting',
});
