import type { Words } from '../words/say.ts';
import { mailTable, storedName } from './mailTable.ts';

/** Every sentence of every email under the name by which it is stored, in the groups that an owner sees. */
export const mailSentenceGroups: readonly { title: string; sentences: Words }[] = Object.entries(mailTable).map(
  ([mail, { texts, title }]) => ({
    title,
    sentences: Object.fromEntries(Object.entries(texts).map(([name, usual]) => [storedName(mail, name), usual])),
  }),
);

/** The usual sentences by those names. */
export const mailTexts: Words = Object.assign({}, ...mailSentenceGroups.map(({ sentences }) => sentences));
