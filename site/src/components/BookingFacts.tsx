import { type BookingFact, bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';

/** Words about one call, written in by the backend; what stands here is read where it is not known. */
export function Fact({ name, children }: { name: BookingFact; children: string }) {
  return <span {...{ [bookingMarks.fact]: name }}>{children}</span>;
}

/** On links and fields into which the backend writes the signed token of a call. */
export const token = { [bookingMarks.token]: '' };

/** What the pages about one call say beside their words. */
export const callFacts = [
  { title: 'Yours', description: <Fact name="yours">in your mail</Fact> },
  { title: 'Ours', description: <Fact name="ours">in your mail</Fact> },
  { title: 'With', description: <Fact name="host">an engineer</Fact> },
  { title: 'Where', description: <Fact name="where">in your mail</Fact> },
];
