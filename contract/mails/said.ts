import { namesIn, type OwnSentences } from '../forms/ownSentences.ts';
import { type MailName, mailTable, storedName } from './mailTable.ts';

/** A sentence of the table as an email says it. */
export interface Said {
  /** Under which the owner's words for it are stored. */
  name: string;
  usual: string;
  /** What is filled in, by the names in braces. */
  values: ReadonlyMap<string, string>;
}

/** Names in braces that a sentence has. */
type NamesIn<Usual extends string> = Usual extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The sentences of an email by their names; where something is filled in, a function that asks for it. */
type Sayings<Texts extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Texts]: [NamesIn<Texts[Name]>] extends [never]
    ? Said
    : (values: Readonly<Record<NamesIn<Texts[Name]>, string | number>>) => Said;
};

/** What an email of the table may say: whoever writes it fills in all that its sentences name, and nothing else. */
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

/** A sentence in the words of the owner. What is filled in stays as it is, whatever is in it. */
export function spoken({ name, usual, values }: Said, own: OwnSentences | undefined): string {
  const words = own && Object.hasOwn(own, name) ? own[name] : undefined;
  return (words ?? usual).replace(/\{(\w+)\}/g, (kept, one) => values.get(one) ?? kept);
}
