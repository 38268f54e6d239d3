import { z } from 'zod';
import { fill, type Said } from '../words/say.ts';
import { contrastOf, makeReadable } from './contrast.ts';
import { readMark } from './drawnMark.ts';
import { families, looks } from './looks.ts';
import { ownFont } from './ownFont.ts';
import { isColour, ownColours } from './tokens.ts';

/** The contrast at which running text is easy to read. WCAG 2.2, 1.4.6. */
const leastOfInk = 7;

/** The contrast of a ground with black: below it, errors and tinted grounds could no longer be told apart. */
const leastOfGround = 13;

function drawn(description: string, label: string) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const found = readMark(text);
      if ('fault' in found) context.addIssue({ code: 'custom', message: found.fault });
    })
    .meta({ description, label, widget: 'drawing' });
}

function colour(name: keyof typeof ownColours, description: string, label: string) {
  return z
    .string()
    .trim()
    .superRefine((value, context) => {
      const fault = colourFault(name, value);
      // Whoever reads another language is told the sentence in it.
      if (fault) context.addIssue({ code: 'custom', message: fill(fault.id, fault.values), params: fault });
    })
    .meta({ description, label, widget: 'colour' });
}

/**
 * Returns why a colour cannot be a house colour, for the person who typed it; undefined where it can. Any accent can: a
 * light one is a ground with ink on it.
 */
export function colourFault(name: keyof typeof ownColours, value: string): Said | undefined {
  if (!isColour(value)) {
    const id = 'A colour is # and six digits from 0 to f, such as {example}.';
    return { id, values: { example: ownColours[name] } };
  }
  if (name === 'accent') return undefined;
  const [beside, least, id] =
    name === 'ink'
      ? ([
          ownColours.ground,
          leastOfInk,
          'This colour has a contrast of {ratio}:1 on paper, and needs {least}:1. Take a darker one, such as {example}.',
        ] as const)
      : ([
          '#000000',
          leastOfGround,
          'This colour has a contrast of {ratio}:1 with black, and needs {least}:1 for text to be read on it. Take a lighter one, such as {example}.',
        ] as const);
  const ratio = contrastOf(value, beside);
  if (ratio >= least) return undefined;
  // Cut, not rounded: 2.96 is not 3.
  return { id, values: { ratio: Math.floor(ratio * 10) / 10, least, example: makeReadable(value, beside, least) } };
}

/** The look of one house. Without a logo, its name is set in the shipped type. */
export const identity = z.object({
  look: z.enum(looks).optional().meta({
    label: 'Look',
    usual: 'paper',
    description:
      'How all blocks look. Paper, the default: square corners, one strong line, a chart’s colours. Folio: a printed page, serif type, centred headings, fine lines. Studio: bold type, round corners, sections as cards. Colours and type set below replace those of the look',
  }),
  logo: drawn(
    'An SVG file: shapes alone, text as outlines. It can be drawn to follow the colour of the text around it, in the dark theme too. Without a logo, the name is set in the site’s typeface',
    'Logo',
  ).optional(),
  footLogo: drawn(
    'Another drawing for the foot of the pages, as wide as they are. If empty, the logo is shown there',
    'Logo at the foot',
  ).optional(),
  symbol: drawn(
    'A square sign as SVG, for the tab of the browser and for home screens; it can be drawn to take the accent. If empty, it is the first letter of the name',
    'Symbol',
  ).optional(),
  ground: colour(
    'ground',
    `The colour of the page, such as #ffffff. Tinted sections, lines and fields follow from it. Light enough to read on; the dark theme follows from the ink`,
    'Ground',
  ).optional(),
  ink: colour(
    'ink',
    `The colour of text and of dark grounds, such as ${ownColours.ink}. The dark theme follows from it`,
    'Ink',
  ).optional(),
  accent: colour(
    'accent',
    `The colour of what must be noticed: the main button and one thing in each drawing, such as ${ownColours.accent}. A light one, such as yellow, carries ink on it, and gets an edge of ink in drawings`,
    'Accent',
  ).optional(),
  family: z.enum(families).optional().meta({
    label: 'Typeface',
    description: 'In which the pages are set, with pictures for social networks, and the name in place of a logo',
  }),
  font: ownFont(
    'Font of your own',
    'A WOFF2 of the library, in which all pages are set in place of the type above: one file with all weights, or the regular one. It is cut to the letters of your languages when it is uploaded',
  ).optional(),
  boldFont: ownFont('The same in bold', 'Where the font above has one weight: the file for headings').optional(),
});
