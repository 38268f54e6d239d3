import { say } from '../../admin/say.ts';

/** The placeholders that a template may contain, and what replaces each in an answer. */
export const placeholders = {
  name: 'the first name of the visitor',
  firstWords: 'the first words of the message',
  number: 'the number of the request, such as Q-2611-0412',
  company: 'our name, from the settings',
  phone: 'our phone number, from the settings',
} as const;
export type Placeholder = keyof typeof placeholders;

const inBraces = /\{([^{}\n]*)\}/g;
const listed = Object.keys(placeholders)
  .map((name) => `{${name}}`)
  .join(', ');

/** Returns names in braces that are not placeholders, as they were written. */
function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(inBraces)].flatMap(([whole, name = '']) => (isPlaceholder(name) ? [] : [whole]));
}

/** Returns the placeholders that were left open in a text. */
export function openPlaceholders(text: string): string[] {
  return [...text.matchAll(inBraces)].flatMap(([whole, name = '']) => (isPlaceholder(name) ? [whole] : []));
}

/** Fills in the placeholders of a template. Those without a known value stay, for a person to see. */
export function fillIn(template: string, known: Partial<Record<Placeholder, string | undefined>>): string {
  return template.replace(inBraces, (whole, name: string) => (isPlaceholder(name) ? (known[name] ?? whole) : whole));
}

/** Returns true, or a message that says why a template cannot be saved. */
export function checkTemplate(text: unknown): string | true {
  if (typeof text !== 'string' || !text.trim()) return say('Write the text of the template');
  const [unknown] = unknownPlaceholders(text);
  return unknown ? say('There is nothing called {unknown}. A template may say {listed}.', { unknown, listed }) : true;
}

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(placeholders, name);
}
