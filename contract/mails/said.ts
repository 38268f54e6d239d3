import { namesIn, type OwnSentences } from '../forms/ownSentences.ts';
import { type MailName, mailTable, storedName } from './mailTable.ts';

/** A sentence of the table as an email uses it. */
export interface Said {
  /** The name under which the owner's words for it are stored. */
  name: string;
  usual: string;
  /** The values to fill in, by the names in braces. */
  values: ReadonlyMap<string, string>;
}

/** The names in braces in a sentence. */
type NamesIn<Usual extends string> = Usual extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The sentences of an email by name; one with names in braces is a function that takes their values. */
type Sayings<Texts extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Texts]: [NamesIn<Texts[Name]>] extends [never]
    ? Said
    : (values: Readonly<Record<NamesIn<Texts[Name]>, string | number>>) => Said;
};

/** The sentences of an email of the table: the caller fills in all names in braces, and nothing else. */
export function sayingsOf<Mail extends MailName>(mail: Mail): Sayings<(typeof mailTable)[Mail]['texts']> {
  const sayings = Object.entries(mailTable[mail].texts).map(([name, usual]) => {
    const said = (values: Readonly<Record<string, string | number>>): Said => ({
      name: storedName(mail, name),
      usual,
      values: new Map(Object.entries(values).map(([one, value]) => [one, String(value)])),
    });
    return [name, namesIn(usual).length > 0 ? said : said({})];
  });
  return Object.fromEntries(sayings);
}

/** A sentence in the words of the owner. Filled-in values stay as they are, whatever they contain. */
export function sayInOwnWords({ name, usual, values }: Said, own: OwnSentences | undefined): string {
  const words = own && Object.hasOwn(own, name) ? own[name] : undefined;
  return (words ?? usual).replace(/\{(\w+)\}/g, (kept, one) => values.get(one) ?? kept);
}
