import { fill, type Said, type ValuesFor, type Words } from '../words/say.ts';
import { type MailName, mailTable, mailTexts, storedName } from './mailTable.ts';

export type { Said };

/** The sentences of an email by name; one with names in braces is a function that takes their values. */
type Sayings<Texts extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Texts]: ValuesFor<Texts[Name]> extends [infer Values] ? (values: Values) => Said : Said;
};

/** The sentences of an email of the table: the caller fills in all names in braces, and nothing else. */
export function sayingsOf<Mail extends MailName>(mail: Mail): Sayings<(typeof mailTable)[Mail]['texts']> {
  const sayings = Object.entries(mailTable[mail].texts).map(([name, usual]) => {
    const said = (values: Said['values']): Said => ({ id: storedName(mail, name), values });
    return [name, usual.includes('{') ? said : said({})];
  });
  return Object.fromEntries(sayings);
}

/** The lines below every email, answers of sales included; none until the owner writes them. */
export const sayLegal = (own: Words | undefined): string[] =>
  sayInOwnWords(sayingsOf('every').legal, own)
    .split('\n')
    .filter((line) => line.trim() !== '');

/** A sentence in the words of the owner. Filled-in values stay as they are, whatever they contain. */
export const sayInOwnWords = ({ id, values }: Said, own: Words | undefined): string =>
  fill(own?.[id] ?? mailTexts[id] ?? id, values);
