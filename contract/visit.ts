import { z } from 'zod';
import { ourClock } from './booking/ourClock.ts';
import { slotsAnswer } from './booking/slotsAnswer.ts';
import { failureCodes } from './contact/failure.ts';
import { hitKinds, searchTabs } from './search.ts';

/** `GET /form-token`, as it arrives over the network. */
export const formToken = z.object({ formToken: z.string(), honeypotName: z.string() });

/** A form that was sent without script and is shown again, with what was typed and what is wrong. */
const formAnswer = z.object({
  /** Empty where the form did not send its id. */
  formId: z.string(),
  /** What was typed, by field name. */
  typed: z.record(z.string(), z.array(z.string())),
  /** Why it was refused, as a code for machines; undefined where nothing is wrong. */
  code: z.enum(failureCodes).optional(),
  /** In the order in which they are shown. */
  errors: z.array(z.object({ name: z.string(), message: z.string() })),
  /** About the form as a whole; shown where no error belongs to a field of it. */
  notice: z.object({ title: z.string(), text: z.string() }).optional(),
  /** Fields whose files cannot be returned to the browser. */
  filesLost: z.array(z.string()),
  /** A fresh token: the form counts as opened when it was shown again. */
  token: formToken.optional(),
});

/** One call; its times are in ISO 8601, its zone is the visitor's. */
const callFacts = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  zone: z.string(),
  ours: ourClock,
  host: z.string(),
  /** The email already has the link to it. */
  hasRoom: z.boolean(),
  email: z.string().optional(),
});

/** What a booking page shows to one visitor. */
const bookingVisit = z.object({
  slots: z.optional(slotsAnswer),
  /** Free hours to choose in place of one that was taken. */
  offers: z.array(z.string()).optional(),
  /** An hour that was chosen on another page. */
  start: z.string().optional(),
  /** The call that the page is about, and its signed token. */
  facts: callFacts.optional(),
  token: z.string().optional(),
});

/** The next days with free hours, by the clocks of the people who take calls. */
const callDays = z.object({
  zone: z.string(),
  days: z.array(
    z.object({
      /** `YYYY-MM-DD` */
      date: z.string(),
      /** `isLocal`: this is the clock of somebody who would take the call. */
      hours: z.array(z.object({ start: z.string(), time: z.string(), isLocal: z.boolean() })),
    }),
  ),
});

const marked = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
const kind = z.enum(hitKinds);

/** What a search found. */
const searchVisit = z.object({
  query: z.string(),
  tab: z.enum(Object.keys(searchTabs) as [keyof typeof searchTabs]),
  /** Counts from 1. */
  page: z.int().positive(),
  total: z.int().min(0),
  countsByKind: z.record(kind, z.int()),
  hits: z.array(
    z.object({
      kind,
      id: z.number(),
      title: marked,
      excerpt: marked,
      path: z.string(),
      date: z.string().optional(),
      label: z.string().optional(),
    }),
  ),
});

/** The address that a visitor did not find, and those near it. */
const missedVisit = z.object({
  asked: z.string(),
  near: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      alias: z.string().optional(),
      /** Letters by which the two differ; missing where they only share words. */
      lettersApart: z.int().optional(),
    }),
  ),
});

/** What arrived of a request that was just sent. */
const receipt = z.object({
  /** The number that people can say on the phone. */
  reference: z.string(),
  /** When it arrived and by when it is answered, in words. */
  received: z.string(),
  answerBy: z.string(),
  /** Where the answer goes; missing where only a phone number was given. */
  email: z.string().optional(),
  /** The beginning of the message. */
  message: z.string().optional(),
  /** Names of its files. */
  files: z.array(z.string()),
});

/** What a page shows to one visitor alone: it is drawn for them and is in no release. */
export const visit = z.object({
  form: formAnswer.optional(),
  /** The signed handles of the request that was just sent. R43. */
  handles: z.record(z.string(), z.string()).optional(),
  receipt: receipt.optional(),
  /** The owner's thank-you for the form that was just sent; what is missing is as usual. */
  thanks: z.object({ title: z.string().optional(), text: z.string().optional() }).optional(),
  booking: bookingVisit.optional(),
  callDays: callDays.optional(),
  search: searchVisit.optional(),
  missed: missedVisit.optional(),
  /** The newsletter's reader, as far as known, and the signed tokens of their links. */
  reader: z
    .object({ address: z.string().optional(), token: z.string().optional(), leaveToken: z.string().optional() })
    .optional(),
  /** A document that was asked for: its link and its name, or the form that offers it. */
  document: z
    .object({ link: z.string().optional(), title: z.string().optional(), form: z.string().optional() })
    .optional(),
});

export type FormAnswer = z.infer<typeof formAnswer>;
export type Receipt = z.infer<typeof receipt>;
export type BookingVisit = z.infer<typeof bookingVisit>;
export type CallDays = z.infer<typeof callDays>;
export type SearchVisit = z.infer<typeof searchVisit>;
export type MissedVisit = z.infer<typeof missedVisit>;
export type Visit = z.infer<typeof visit>;
