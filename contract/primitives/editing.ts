import { z } from 'zod';
import { ownDrawingNames } from '../../registry/drawingNames.ts';

/**
 * How a field is edited in the CMS. Schemas have it as metadata, so that a block is described once:
 * the check, the type, the editor's form and its help text all come from the same line.
 */
export interface Editing {
  /** Shown above the field; without it, the field's name in words is shown. */
  label?: string;
  /** Help below the field: what it is, a good length, where it appears. */
  description?: string;
  /** What holds where nothing is chosen: the value of an option, shown in the empty field. */
  usual?: string;
  /** The input to show where the schema's kind does not say enough. */
  widget?: 'text' | 'textarea' | 'markdown' | 'picture' | 'picturesOfText' | 'email' | 'moment' | 'pathWords' | Chooser;
  /** It is the id of a document of this collection of the table of kinds, which the CMS keeps as a reference. */
  relatesTo?: string;
  /** It is a file of the library of recordings, of one of these types. */
  recorded?: readonly RecordedType[];
  /** It is the name of a document, chosen among those that the table of kinds knows by this word: `case`. */
  names?: string;
}

/**
 * Texts that are chosen instead of typed: a day, a time zone, a country, a colour, the drawing of a file, a form, the
 * target of a link.
 */
const choosers = ['date', 'timeZone', 'country', 'colour', 'drawing', 'form', 'link'] as const;
export type Chooser = (typeof choosers)[number];

/** Whether a field with that widget is chosen instead of typed. */
export const isChooser = (widget: string | undefined): widget is Chooser => choosers.some((one) => one === widget);

/** A text that is never empty, and trimmed. `max` counts characters, inclusive. */
const text =
  (widget: 'markdown' | 'text' | 'textarea', usualMax: number) =>
  (description: string, { max = usualMax, ...rest }: { max?: number; label?: string } = {}) =>
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .meta({ description, widget, ...rest });

/** One line of text. */
export const line = text('text', 120);

/** Text of a few sentences; line breaks are kept. */
export const prose = text('textarea', 600);

/** A heading. Line breaks are kept on wide screens; on narrow ones the browser balances the lines. */
export const heading = text('textarea', 90);

/**
 * Running text in Markdown: CommonMark with GitHub's tables and footnotes. HTML is shown as typed, never run.
 * A quote that begins with `[!NOTE]` is shown in the margin; a code fence may name its file and mark lines:
 * ```` ```cadence storage_ratio.cdc {3-4} ````; a paragraph in italics just above a table is its caption; a picture
 * of the library is named by its id (`pictureInText.ts`). The CMS gives it an editor that shows it as readers see it.
 */
export const markdown = text('markdown', 40_000);

/** A short list, one entry per line. */
export function lines(description: string, options: { min?: number; max?: number } = {}) {
  const { min = 0, max = 12 } = options;
  return z.array(line('One entry')).min(min).max(max).meta({ description });
}

/** A list of entries that have the same fields. */
export function entries<Shape extends z.core.$ZodLooseShape>(min: number, max: number, shape: Shape) {
  const all = z.array(z.object(shape));
  return (min > 0 ? all.min(min) : all).max(max);
}

/** A whole number within inclusive bounds. */
export function whole(description: string, min: number, max: number) {
  return z.int().min(min).max(max).meta({ description });
}

/** A day and an hour, as an ISO time; beside the form. */
export function moment(description: string) {
  return z.iso.datetime().meta({ description, widget: 'moment' });
}

/** Another document, by its id, which never changes. */
export function relation(relatesTo: string, description: string) {
  return z.int().positive().meta({ description, relatesTo });
}

/** Several of them, in the order in which they were chosen. */
export function relations(relatesTo: string, description: string, { max = 12 }: { max?: number } = {}) {
  return z.array(relation(relatesTo, description)).max(max).meta({ description });
}

/** A calendar day, `YYYY-MM-DD`, read as UTC. */
export function day(description: string) {
  return z.iso.date().meta({ description, widget: 'date' });
}

/** An IANA name, such as Europe/Amsterdam. */
export const timeZone = z
  .string()
  .refine(isTimeZone, { error: 'an IANA time zone such as Europe/London' })
  .meta({ description: 'Type a city of it, such as London', widget: 'timeZone' });

/** Asks the formatter itself, because the list of supported names lacks some canonical ones, such as Asia/Kolkata. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The types of files that the library of recordings keeps, and their endings. */
export const recordedTypes = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'text/vtt': 'vtt',
  'font/woff2': 'woff2',
} as const;
export type RecordedType = keyof typeof recordedTypes;

/** A film or its captions, from the library of recordings; of one of these types. */
export function recordedFile(description: string, types: readonly RecordedType[]) {
  return z.object({ url: z.string().startsWith('/'), type: z.enum(types) }).meta({ description, recorded: types });
}

export type RecordedFile = { url: string; type: RecordedType };

/** The surface a section is on. It decides the colours of everything in it. */
const grounds = ['paper', 'land', 'water', 'pink', 'ink'] as const;
export type Ground = (typeof grounds)[number];

export const ground = z.enum(grounds).meta({ description: 'The background of this section' });

export type OwnDrawingName = (typeof ownDrawingNames)[number];

const chosen = z
  .enum(ownDrawingNames)
  .optional()
  .meta({ description: 'Without a picture: a drawing of the agency’s own code' });

/** The field of a block for a drawing of `own/drawings`: no field while there is none. */
export function ownDrawing<Name extends string>(name: Name): { [Key in Name]: typeof chosen } {
  return (ownDrawingNames.length > 0 ? { [name]: chosen } : {}) as { [Key in Name]: typeof chosen };
}
