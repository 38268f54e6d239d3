import { markdown, moment, prose, recordedFile } from '@frontage/contract/primitives/editing.ts';
import { picture, picturesOfText } from '@frontage/contract/primitives/picture.ts';
import { z } from 'zod';
import { answersOf } from '../answersOf.ts';

/** What editors fill in, besides the title. It has a file of its own, or an address on another site. */
export const recordingFields = z.object({
  summary: prose('One or two sentences, in lists and for search engines', { max: 200 }),
  file: recordedFile('A film of yours, MP4 or WebM, at most 20 MB', ['video/mp4', 'video/webm']).optional(),
  captions: recordedFile('What is said in the film, as WebVTT', ['text/vtt']).optional(),
  elsewhere: z
    .url({ protocol: /^https$/, error: 'an address that begins with https://' })
    .max(500)
    .optional()
    .meta({
      label: 'Address on another site',
      description:
        'In place of a file, as in the browser’s address bar. It plays here if an admin allows its host under Site settings, Embeds; a link otherwise',
      widget: 'text',
    }),
  duration: z
    .string()
    .trim()
    .regex(/^\d{1,3}:[0-5]\d$/, { error: 'minutes and seconds, such as 12:05' })
    .meta({ description: 'Minutes and seconds, such as 12:05', widget: 'text' }),
  poster: picture.meta({ description: 'A picture of your own, until somebody presses' }),
  text: markdown('What is said in it, or what it leaves out').optional(),
  pictures: picturesOfText.optional(),
  date: moment('The day it is dated. A published recording with a later day appears when that day comes'),
});

/** A document that visitors can play has one of the two. */
export function faultOfSource({ elsewhere, file }: { elsewhere?: unknown; file?: unknown }): string | undefined {
  if (!file && !elsewhere) return 'Choose a file, or type an address on another site';
  if (file && elsewhere) return 'Empty this, or take the file out: a page plays one of the two';
  return undefined;
}

/** A recording as lists show it, and with its text. */
export const { card: recordingCard, document: recordingDocument } = answersOf('recording', 'title', recordingFields);
export type Recording = z.infer<typeof recordingDocument>;
