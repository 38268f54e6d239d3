/** A colour in the light theme and in the dark one. */
export type Pair = readonly [light: string, dark: string];

/** Each changes with the colour of that name in the settings; `kept` only where its contrast needs it. */
export type Family = 'ground' | 'ink' | 'accent' | 'kept';
export type Token = readonly [...Pair, Family];

/** Colours of the whole page. `design/styles/tokens.css` has the same, and a test compares the two. */
const root = {
  'ground-paper': ['#f6f1e4', '#0c1626', 'ink'],
  'ground-land': ['#ece2ca', '#1c2230', 'ground'],
  'ground-water': ['#d3e3e8', '#10293c', 'ink'],
  'ground-pink': ['#f7d5df', '#3a1529', 'accent'],
  'ground-ink': ['#0d1c33', '#050b15', 'ink'],
  seabed: ['#1a2940', '#1a2940', 'ink'],
  field: ['#fffcf4', '#08111e', 'ink'],
  'field-edge': ['#6e7a88', '#64768f', 'ink'],
  error: ['#a62f00', '#ff9e73', 'kept'],
  'badge-gray': ['#dedacd', '#2e3643', 'ground'],
  'badge-pink': ['#f7cbda', '#5a1b3b', 'accent'],
  'badge-text': ['#0d1c33', '#f4eedf', 'ink'],
  'accent-on-button': ['#ff5f9e', '#c8005a', 'accent'],
} as const satisfies Record<string, Token>;

const written = {
  text: ['#0d1c33', '#f4eedf', 'ink'],
  accent: ['#c8005a', '#ff5f9e', 'accent'],
  'on-accent': ['#ffffff', '#0c1626', 'ink'],
  button: ['#0d1c33', '#f4eedf', 'ink'],
  'on-button': ['#f6f1e4', '#0c1626', 'ink'],
} as const satisfies Record<string, Token>;

/** The colours of the page, and of what is written on each ground. */
export const tokens = {
  root,
  paper: { ...written, muted: ['#4a5a70', '#a9b6c6', 'ink'], hairline: ['#c4c2b4', '#2a3850', 'ink'] },
  land: { ...written, muted: ['#544f45', '#b5b0a2', 'ground'], hairline: ['#cdbf9e', '#3a4254', 'ground'] },
  water: { ...written, muted: ['#41546b', '#a7becb', 'ink'], hairline: ['#a9c1cb', '#25465c', 'ink'] },
  pink: { ...written, muted: ['#6b3a4d', '#e0b7c8', 'accent'], hairline: ['#ddaebe', '#6b3350', 'accent'] },
  ink: {
    text: ['#f4eedf', '#f4eedf', 'ground'],
    muted: ['#a9b6c6', '#a9b6c6', 'ink'],
    hairline: ['#2b3e5a', '#24344c', 'ink'],
    accent: ['#ff5f9e', '#ff5f9e', 'accent'],
    'on-accent': ['#0d1c33', '#0d1c33', 'ink'],
    button: ['#f4eedf', '#f4eedf', 'ground'],
    'on-button': ['#0d1c33', '#0d1c33', 'ink'],
    'picture-ground': ['#142c4a', '#142c4a', 'ink'],
  },
} as const satisfies Record<string, Record<string, Token>>;

export type Place = keyof typeof tokens;
export const grounds = ['paper', 'land', 'water', 'pink', 'ink'] as const satisfies readonly Exclude<Place, 'root'>[];

/** The three colours from which the others of their family are derived. */
export const ownColours = {
  ground: tokens.root['ground-paper'][0],
  ink: tokens.paper.text[0],
  accent: tokens.paper.accent[0],
} as const;

/** Paper, its hairlines, and light text on dark: they follow the ground, whatever is written on them. */
export const warm: readonly string[] = ['#f6f1e4', '#fffcf4', '#f4eedf', '#c4c2b4'];

/** White is white in every house. */
export const white = '#ffffff';

/** True for a colour in the form of the settings: # and six digits. */
export function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}
