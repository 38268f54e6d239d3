import { z } from 'zod';
import { own as found } from '../../registry/words.ts';
import { consentNote, policyWords, processingNote, subscribeNote } from '../contact/messages.ts';
import { type Language, languages, usualLanguage } from '../language.ts';
import { mailTexts } from '../mails/mailTable.ts';
import { oncePer } from '../primitives/once.ts';
import type { PathWords } from '../spokenPaths.ts';
import { catalogues, english } from './catalogues.ts';
import type { Words } from './say.ts';
import { siteTexts } from './siteTexts.ts';

export { sayCount, saySite } from './siteTexts.ts';

/** Characters, inclusive, of one sentence. */
const sentenceCharacters = 300;

/** Of a text that nobody usually needs, such as what the law asks for: it may have several lines. */
const linesCharacters = 1000;

/** How long a text may be in place of the usual one. */
export const mostCharacters = (usual: string | undefined) => (usual === '' ? linesCharacters : sentenceCharacters);

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
    if (own.trim() === '' && usual !== '') return 'Leave a sentence out in place of emptying it';
    const most = mostCharacters(usual);
    if (own.length > most) return `A sentence may have at most ${most} characters`;
    // In the subject of an email, for one, a line break would begin another header.
    const line = usual === '' ? own.replaceAll('\n', '') : own;
    if (/\p{Cc}|[\u2028\u2029]/u.test(line)) return 'A sentence fits on one line';
    if (usual === undefined) return undefined;
    const [unknown] = namesIn(own).filter((one) => !namesIn(usual).includes(one));
    const known = namesIn(usual).join(', ');
    if (unknown) return `${unknown} is not known here. ${known ? `There is ${known}` : 'Leave it out'}`;
    const [missing] = needed.filter((one) => namesIn(usual).includes(one) && !namesIn(own).includes(one));
    return missing && `${missing} is needed: without it the email is of no use`;
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
const ofCatalogues = createOwnWords(english);

/** The sentences for visitors in the owner's words, by id; missing ones are as usual. */
export const formWords = ofSite.schema;

export const sentenceFault = ofSite.faultOf;

/** The same of emails. */
export const mailWords = ofMails.schema;
export const mailSentenceFault = ofMails.faultOf;

/** Why a sentence of a catalogue cannot be said; further forms of one that counts are like the sentence itself. */
export const catalogueFault = (id: string, sentence: string): string | undefined =>
  ofCatalogues.faultOf(id.replace(/\.(?:zero|two|few|many)$/, ''), sentence);

/** The agency's words in `own/words`, by the names of their files: `site`, `mails`, and codes of languages. */
const agency: Readonly<Record<string, Words>> = found;

/** How a site speaks: its language, and what its owner says in other words. */
export interface Speaker {
  language?: Language | undefined;
  /** All that it has. The first one is the default: the words of the agency's own code are in it. */
  languages?: readonly { code: Language; paths?: PathWords | null | undefined }[] | undefined;
  /** In that language. */
  formWords?: Words | undefined;
}

/** Whether what is said is in a further language of the site. */
const isFurther = ({ language, languages = [] }: Speaker) =>
  languages[0] !== undefined && languages[0].code !== language;

const said = new Map<string, WeakMap<Words, Words>>();
const noWords: Words = {};

/**
 * Every sentence for visitors that is not the usual one, by id: the owner's, before those of the agency's own code and
 * of the catalogue of the language. `language` is in it where it is not the usual one.
 */
export function wordsOf(site: Speaker): Words {
  const { language = usualLanguage, formWords = noWords } = site;
  const ours = isFurther({ language, languages: site.languages }) ? noWords : agency.site;
  const key = `${language} ${ours === noWords}`;
  const known = said.get(key) ?? new WeakMap<Words, Words>();
  said.set(key, known);
  const words = known.get(formWords) ?? putTogether(language, { ...ours, ...formWords });
  known.set(formWords, words);
  return words;
}

function putTogether(language: Language, own: Words): Words {
  const words = Object.entries(own);
  return {
    ...(language === usualLanguage ? {} : { language }),
    ...catalogueOf(language),
    ...Object.fromEntries(words.filter(([id, words]) => Object.hasOwn(siteTexts, id) && !sentenceFault(id, words))),
  };
}

/** The same of emails, by the names under which their sentences are stored. */
export function mailWordsOf(own: Words = {}, site: Omit<Speaker, 'formWords'> = {}): Words {
  const { language = usualLanguage } = site;
  const ours = isFurther({ language, languages: site.languages }) ? {} : agency.mails;
  const words = Object.entries({ ...mailsIn(catalogueOf(language)), ...ours, ...own });
  return Object.fromEntries(words.filter(([id, words]) => !mailSentenceFault(id, words)));
}

/** What the product says in a language, as far as there is a catalogue; the agency's own file comes first. */
const catalogueOf = oncePer((language: Language): Words => {
  const own = Object.entries(agency[language] ?? {}).filter(([id, words]) => !catalogueFault(id, words));
  return { ...catalogues[language], ...Object.fromEntries(own) };
});

const mailPrefix = 'mail.';

/** The sentences of emails in a catalogue, by the names under which an owner's are stored. */
function mailsIn(catalogue: Words): Words {
  const mails = Object.entries(catalogue).filter(([id]) => id.startsWith(mailPrefix));
  return Object.fromEntries(mails.map(([id, words]) => [id.slice(mailPrefix.length).replace(/^receipt\./, ''), words]));
}

/** What a visitor agrees to, and the version that is stored with a request. */
export interface Note {
  version: string;
  text: string;
  /** The words in it that lead to the policy, where they are not the usual ones. */
  policy?: string;
}

const notes = { consentNote, processingNote, subscribeNote };
const prefixes: Readonly<Record<string, string>> = { processingNote: 'request-', subscribeNote: 'letter-' };

/** The note in a language; undefined where its usual words stand. */
export function noteIn(language: Language | undefined, note: Note): Note | undefined {
  const words = catalogueOf(language ?? usualLanguage);
  const [id = ''] = Object.entries(notes).find(([, { version }]) => version === note.version) ?? [];
  const text = words[id];
  if (!text || !words.noteVersion || !words.privacyPolicy || !text.includes(words.privacyPolicy)) return undefined;
  return { version: `${language}-${prefixes[id] ?? ''}${words.noteVersion}`, text, policy: words.privacyPolicy };
}

/** The notes in every language, as requests name them. */
export const inEveryLanguage = (usual: readonly Note[]): readonly Note[] =>
  usual.flatMap((note) => [note, ...noteLanguages.flatMap((language) => noteIn(language, note) ?? [])]);

/**
 * The note without marketing emails, where an owner's text is that note in any language: not a text of theirs, but what
 * they chose for the form. Pages say it in their own language.
 */
export const chosenNote = (written: string): Note | undefined =>
  inEveryLanguage([processingNote]).some(
    ({ policy = policyWords, text }) => text === written.trim().replace('{privacy}', () => policy),
  )
    ? processingNote
    : undefined;

/** Whether the product speaks a language by itself. */
export const hasCatalogue = (language: string): boolean =>
  language === usualLanguage || language in catalogues || language in agency;

const noteLanguages = languages.filter((language) => language in catalogues || language in agency);

/** The words by which a language names the policy, and its label of the consent box; the usual ones come first. */
const ofNotes = () => [english, ...noteLanguages.map(catalogueOf)];
const languageOfNote = ({ text }: Pick<Note, 'text'>) =>
  ofNotes().find(({ privacyPolicy }) => privacyPolicy && text.includes(privacyPolicy));

/** Where a note of an owner leads to the policy: `{privacy}`, or `{privacy:words of the link}` in any language. */
const policyMark = /\{privacy(?::([^{}]*))?\}/g;

/** Why a text cannot be a note, for the person who typed it; undefined where it can. */
export function noteFault(text: string): string | undefined {
  const marks = [...text.matchAll(policyMark)];
  if (marks.length > 1) return 'Mark one place for the link to the policy, not several';
  if (marks[0]?.[1]?.trim() === '') return 'Write the words of the link behind the colon: {privacy:our privacy policy}';
  if (marks.length === 1 || languageOfNote({ text })) return undefined;
  return 'Say where the link to your privacy policy is: write {privacy}, or {privacy:the words of the link}';
}

/**
 * A note as it is read on a page of that language, with the words that lead to the policy where they are not the usual
 * ones. Without a mark they are those by which any language names the policy.
 */
export function readNote<Written extends Note>(note: Written, language: Language = usualLanguage): Written {
  const [mark, words] = [...note.text.matchAll(policyMark)][0] ?? [];
  const policy = mark
    ? words?.trim() || (catalogueOf(language).privacyPolicy ?? english.privacyPolicy)
    : languageOfNote(note)?.privacyPolicy;
  const text = mark && policy ? note.text.replace(mark, () => policy) : note.text;
  return { ...note, text, ...(policy && policy !== policyWords ? { policy } : {}) };
}

/** The label of the consent box beside a note: in the language of its page or, where that is unknown, of the note. */
export const consentBoxBeside = (note: Pick<Note, 'text'>, language?: Language): string =>
  (language ? catalogueOf(language) : languageOfNote(note))?.consentBox ?? english.consentBox;
