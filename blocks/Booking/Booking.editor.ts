import { editorOf } from '../editor/editorBlock.ts';
import { booking } from './Booking.schema.ts';

export const bookingEditor = editorOf(booking, 'Booking a call', {
  group: 'Contact, prices and forms',
  words: 'calendar, appointment, meeting',
});
