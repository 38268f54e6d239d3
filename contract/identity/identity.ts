import { z } from 'zod';
import { contrastOf, makeReadable } from './contrast.ts';
import { readMark } from './drawnMark.ts';
import { families } from './families.ts';
import { leastOfShapes } from './palette.ts';
import { isColour, ownColours, tokens } from './tokens.ts';

/** The contrast at which running text is easy to read. WCAG 2.2, 1.4.6. */
const leastOfInk = 7;

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

function colour(name: 'ink' | 'accent', description: string, label: string) {
  return z
    .string()
    .trim()
    .superRefine((value, context) => {
      const message = colourFault(name, value);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .meta({ description, label, widget: 'colour' });
}

/** Returns why a colour cannot be a house colour, for the person who typed it; undefined where it can. */
export function colourFault(name: 'ink' | 'accent', value: string): string | undefined {
  if (!isColour(value)) return `A colour is # and six digits from 0 to f, such as ${ownColours[name]}.`;
  const [paper] = tokens.root['ground-paper'];
  const least = name === 'ink' ? leastOfInk : leastOfShapes;
  const ratio = contrastOf(value, paper);
  if (ratio >= least) return undefined;
  // Cut, not rounded: 2.96 is not 3.
  const said = Math.floor(ratio * 10) / 10;
  return `This colour has a contrast of ${said}:1 on the paper of the pages (${paper}), and needs ${least}:1. Take a darker one, such as ${makeReadable(value, paper, least)}.`;
}

/** The look of one house. Without a logo, its name is set in the shipped type. */
export const identity = z.object({
  logo: drawn(
    'An SVG file: shapes alone, text as outlines. Whoever draws it can have it follow the colour of the text around it, in the dark theme too. Without a logo, the name is set in the site’s typeface',
    'Logo',
  ).optional(),
  footLogo: drawn(
    'Another drawing for the foot of the pages, as wide as they are. Left out, the logo',
    'Logo at the foot',
  ).optional(),
  symbol: drawn(
    'A square sign as SVG, for the tab of the browser and for home screens; whoever draws it can have it take the accent. Left out, the first letter of the name',
    'Symbol',
  ).optional(),
  ink: colour(
    'ink',
    `The colour of text and of dark grounds, such as ${ownColours.ink}. The dark theme follows from it`,
    'Ink',
  ).optional(),
  accent: colour(
    'accent',
    `The colour of what must be noticed: the main button and one thing in each drawing, such as ${ownColours.accent}`,
    'Accent',
  ).optional(),
  family: z.enum(families).optional().meta({
    label: 'Type',
    description: 'In which the pages are set, with pictures for social networks, and the name in place of a logo',
  }),
});
