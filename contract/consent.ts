import { z } from 'zod';
import { counterOf } from './counter.ts';
import { line, prose } from './primitives/editing.ts';
import { link } from './primitives/link.ts';

/** Who counts visits, in one line. */
export const analyticsId = z.string().refine((text) => counterOf(text) !== undefined, {
  error:
    'must be the id of a Google tag (G-ABC1234567) or of a Tag Manager container (GTM-ABC1234), the address of a Matomo with its site (https://stats.example.com/matomo.php?idsite=1), or that of a Plausible script (https://plausible.io/js/script.js)',
});

/** The question at the foot of the page until a visitor answers it. Asked only where visits can be counted. */
export const consentTexts = z.object({
  version: line('Another one asks everybody again: change it when the meaning of the words below changes', { max: 40 }),
  heading: line('The question, such as: May we count your visit?', { max: 60 }),
  text: prose('What is needed, what a yes adds, and what happens until then', { max: 240 }),
  refuseText: line('The button that allows nothing more; as large as the other', { max: 30 }),
  allowText: line('The button that allows all of it', { max: 30 }),
  chooseText: line('The link to the single purposes', { max: 30 }),
  chooseHeading: line('Heading above the single purposes', { max: 60 }),
  chooseNote: prose('Says that the answer can be changed, and where', { max: 160 }),
  neededLabel: line('What is always on', { max: 30 }),
  neededText: line('What that is, and that it is always on', { max: 120 }),
  countingLabel: line('Counting of pages and forms', { max: 30 }),
  countingText: line('What is counted, and how long it is kept', { max: 120 }),
  campaignsLabel: line('Which link or notice led here', { max: 30 }),
  campaignsText: line('What is kept of it', { max: 120 }),
  keepText: line('The button that keeps what was chosen one by one', { max: 30 }),
  backText: line('The button that leads back', { max: 30 }),
  footerLabel: line('The link in the footer that opens the question again, such as: Cookies', { max: 30 }),
  policyHref: link.shape.href.meta({
    description: 'Where cookies are explained; the link in the footer leads there without script',
  }),
});

export type ConsentTexts = z.infer<typeof consentTexts>;

/** The words that a visitor answered, as the consent log stores them. */
export function wordsOfConsent(texts: ConsentTexts): string {
  return [
    texts.heading,
    texts.text,
    `${texts.neededLabel}: ${texts.neededText}`,
    `${texts.countingLabel}: ${texts.countingText}`,
    `${texts.campaignsLabel}: ${texts.campaignsText}`,
    `[${texts.refuseText}] [${texts.allowText}]`,
  ].join('\n');
}
