import { type Currency, currencies } from '@frontage/contract/money.ts';
import { say } from '../admin/say.ts';
import { plainText } from '../texts/textOfLayout.ts';

/** What the texts of a page are checked against; those of an article belong to their day. */
export interface Present {
  /** For example 2026. */
  year: number;
  /** The currency of the site's prices. */
  currency: Currency;
}

/**
 * What somebody meant to fill in or to update in a Markdown text, each as a sentence for its editor. `present`: for
 * texts that should be true today.
 */
export function leftoversIn(markdown: string, present?: Present): string[] {
  const text = plainText(markdown.replace(/`[^`\n]*`/g, ' '));
  const found = [...unwrittenIn(text), ...(present ? [...passedIn(text, present), ...foreignIn(text, present)] : [])];
  return [...new Set(found)];
}

/** Marks by which writers leave a gap. Words in brackets count where they begin like one. */
const marks = [
  /(?<![\p{L}\p{N}])\[(?:your|our|insert|add|enter|name|company|client|customer|number|figure|amount|date|year|city|price|text|placeholder|tb[acd]|ihr(?:e[mnrs]?)?)(?![\p{L}\p{N}])[^\][\n]{0,60}\]/giu,
  /\{\{[^{}\n]{1,60}\}\}/g,
  /\bXX+\b/g,
  /\b(?:TBA|TBC|TBD|TODO|FIXME)\b/g,
  /\blorem ipsum\b/gi,
];

function unwrittenIn(text: string): string[] {
  return marks
    .flatMap((mark) => text.match(mark) ?? [])
    .map((mark) => say('Still says “{mark}”. Write what belongs there, or take the sentence out', { mark }));
}

/** Words about the future, or about the date of the text. */
const ahead = [
  /\b(?:will|shall|upcoming|going to|plans? to|planned for|scheduled for|deadline|expires?|valid until)\b/i,
  /\b(?:coming|launches|launching|starts|starting|opens|opening) in\b/i,
  /©|\bcopyright\b/i,
];
const untilYear = /\bby (?:the end of )?20\d\d\b/i;
const past = /\b(?:was|were|had|did|[a-z]{1,20}ed)\b/i;

/** Sentences that promise something for a year that is over. Those that tell of one are left alone. */
function passedIn(text: string, { year }: Present): string[] {
  return text.split(/[.!?](?!\S)|\n/).flatMap((sentence) => {
    const isAhead = ahead.some((words) => words.test(sentence)) || (untilYear.test(sentence) && !past.test(sentence));
    const years = isAhead ? (sentence.match(/(?<![\p{N}$€£.,-])20\d\d(?![\p{N}%]|[.,]\d)/gu) ?? []).map(Number) : [];
    const last = Math.max(...years);
    if (years.length === 0 || last >= year) return [];
    return [
      say('Says “{shortened}”, and {last} has passed. Bring it up to date, or take it out', {
        shortened: shortened(sentence),
        last,
      }),
    ];
  });
}

const signs: Record<string, readonly Currency[]> = {
  $: ['USD', 'CAD', 'AUD', 'SGD'],
  US$: ['USD'],
  CA$: ['CAD'],
  C$: ['CAD'],
  A$: ['AUD'],
  S$: ['SGD'],
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY'],
  kr: ['SEK', 'NOK', 'DKK'],
  zł: ['PLN'],
};
const before =
  /(?<![\p{L}\p{N}$])(US\$|CA\$|C\$|A\$|S\$|[$€£¥]|[A-Z]{3}(?=\s\d))\s?\d(?:[\d,.]{0,14}\d)?(?![\p{L}\p{N}])/gu;
const behind = /(?<![\p{L}\p{N}.,])\d(?:[\d,.]{0,14}\d)?\s?(€|£|kr|zł|[A-Z]{3})(?![\p{L}\p{N}])/gu;

function foreignIn(text: string, { currency }: Present): string[] {
  return [before, behind]
    .flatMap((amount) => [...text.matchAll(amount)])
    .flatMap(([amount, sign = '']) => {
      const those = signs[sign] ?? currencies.filter((one) => one === sign);
      if (those.length === 0 || those.includes(currency)) return [];
      return [
        say('Says “{amount}”, and the site names its prices in {currency}. Leave it where that is meant', {
          amount,
          currency,
        }),
      ];
    });
}

function shortened(sentence: string): string {
  const trimmed = sentence.trim();
  return trimmed.length <= 100 ? trimmed : `${trimmed.slice(0, 99).trimEnd()}…`;
}

/** Default file names of cameras, phones and programs, with their counters and dates. */
const usualNames =
  /^(?:dsc|dscf|dscn|image|img|mvimg|photo|picture|pxl|screenshot|unnamed|untitled|whatsapp image)[\W\d_]*$/;
const endings = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;
/** From this number of words on, a file name is a description. */
const wordsOfDescription = 3;

/** True where the description of a picture is only its file name, or a default file name. */
export function saysNothing(alt: string, filename: string): boolean {
  const words = alt.trim().toLowerCase();
  if (endings.test(words) || usualNames.test(words)) return true;
  if (lettersOf(words) !== lettersOf(filename.toLowerCase().replace(endings, ''))) return false;
  return /\d/.test(words) || words.split(/[^\p{L}]+/u).filter(Boolean).length < wordsOfDescription;
}

function lettersOf(words: string): string {
  return words.replace(/[^\p{L}\d]/gu, '');
}
