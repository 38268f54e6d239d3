import { z } from 'zod';
import { own as found } from '../../registry/words.ts';
import { mailTexts } from '../mails/mailSentences.ts';
import { type MailName, mailTable } from '../mails/mailTable.ts';
import type { Words } from './say.ts';
import { type SiteTexts, siteTexts } from './siteTexts.ts';

/** Characters, inclusive, of one sentence. */
export const sentenceCharacters = 300;

/**
 * Everything that the product says by itself, by id: to visitors, and in emails. A language is an object of this type:
 * one that lacks a sentence does not compile.
 */
export interface Wording {
  site: { readonly [Id in keyof SiteTexts]: string };
  mails: {
    readonly [Mail in MailName]: { texts: { readonly [Name in keyof (typeof mailTable)[Mail]['texts']]: string } };
  };
}

export const english: Wording = { site: siteTexts, mails: mailTable };

/** The names in braces in a sentence. */
export const namesIn = (sentence: string): readonly string[] => sentence.match(/\{\w+\}/g) ?? [];

/** Schema and check for the sentences with which an owner may replace those of a table. */
function createOwnWords(table: Words, needed: readonly string[] = []) {
  /** Undefined for an unknown id, such as `constructor`. */
  const usualOf = (id: string) => (Object.hasOwn(table, id) ? table[id] : undefined);

  /**
   * Returns why a sentence cannot replace the usual one of that name, for the person who typed it; undefined where it
   * can.
   */
  function faultOf(id: string, own: string): string | undefined {
    const usual = usualOf(id);
    if (own.trim() === '') return 'Leave a sentence out in place of emptying it';
    if (own.length > sentenceCharacters) return `A sentence may have at most ${sentenceCharacters} characters`;
    // In the subject of an email, for one, a line break would begin another header.
    if (/\p{Cc}|[\u2028\u2029]/u.test(own)) return 'A sentence stands on one line';
    if (usual === undefined) return undefined;
    const [unknown] = namesIn(own).filter((one) => !namesIn(usual).includes(one));
    const known = namesIn(usual).join(', ');
    if (unknown) return `${unknown} stands for nothing here. ${known ? `There is ${known}` : 'Leave it out'}`;
    const [missing] = needed.filter((one) => namesIn(usual).includes(one) && !namesIn(own).includes(one));
    return missing && `${missing} has to stand in it: without it the email is of no use`;
  }

  /** Own sentences by name. One whose name is no longer known is kept but not used. */
  const schema = z.record(z.string().max(40), z.string()).superRefine((own, context) => {
    for (const [name, sentence] of Object.entries(own)) {
      const message = faultOf(name, sentence);
      if (message) context.addIssue({ code: 'custom', message, path: [name] });
    }
  });

  return { faultOf, schema };
}

const ofSite = createOwnWords(siteTexts);
const ofMails = createOwnWords(mailTexts, ['{link}']);

/** The sentences for visitors in the owner's words, by id; missing ones are as usual. */
export const formWords = ofSite.schema;
export type FormWords = z.infer<typeof formWords>;
export const sentenceFault = ofSite.faultOf;

/** The same of emails. */
export const mailWords = ofMails.schema;
export const mailSentenceFault = ofMails.faultOf;

/** The agency's words in `own/words`, by the names of their files: those of `site` and `mails` are said. */
const agency: Readonly<Record<string, Words>> = found;

/** The owner's words that the site has use for, before those of the agency's own code. */
export function wordsOf(own: Words = {}): Words {
  const words = Object.entries({ ...agency.site, ...own });
  return Object.fromEntries(words.filter(([id, words]) => Object.hasOwn(siteTexts, id) && !sentenceFault(id, words)));
}

/** The same of emails. */
export function mailWordsOf(own: Words = {}): Words {
  return Object.fromEntries(Object.entries({ ...agency.mails, ...own }).filter(([id, words]) => !mailSentenceFault(id, words)));
}
