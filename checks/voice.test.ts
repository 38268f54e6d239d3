import { describe, expect, it } from 'vitest';
import { listProjectFiles, read } from './files.ts';
import { findSpokenTexts, isForPeople } from './spokenTexts.ts';

interface Refused {
  word: string;
  pattern: RegExp;
  write: string;
}

/** Wrong wherever people read it: on the site, in emails, in the admin. docs/voice.md has the reasons. */
const everywhere: Refused[] = [
  // A mail server is correct; a mail address is where post is delivered.
  { word: 'mail for email', pattern: /(?<![\w@/.-])mails?\b(?! server)/i, write: 'email' },
  { word: 'e-mail', pattern: /\be-mail/i, write: 'email' },
  { word: 'telephone', pattern: /\btelephone/i, write: 'phone' },
];

/** Wrong for visitors and in the admin. */
const anew: Refused = { word: 'anew', pattern: /\banew\b/i, write: 'again' };

/** Wrong in texts for visitors. */
const onTheSite: Refused[] = [
  { word: 'mend', pattern: /\bmend(?:s|ed|ing)?\b/i, write: 'fix' },
  { word: 'logbook', pattern: /\blogbook/i, write: 'blog' },
  { word: 'dear for costly', pattern: /\bdear(?:er|est)\b|\bis dear\b/i, write: 'costs more' },
  { word: 'between the years', pattern: /\bbetween the years\b/i, write: 'over the holidays' },
  { word: 'in the median', pattern: /\bin the median\b/i, write: 'half of all, the median' },
  anew,
  { word: 'seldom', pattern: /\bseldom\b/i, write: 'rarely' },
  { word: 'stands in', pattern: /\bstands? in\b(?! (?:line|a row|front|the way)\b)/i, write: 'is in, is on' },
  { word: 'curriculum', pattern: /\bcurriculum\b/i, write: 'CV' },
  { word: 'in the book', pattern: /\b(?:is|has you) in the book\b/i, write: 'is booked' },
  { word: 'is missing for to go', pattern: /\bone (?:click|step) is missing\b/i, write: 'one click to go' },
  { word: 'sorry for it', pattern: /\bsorry for it\b/i, write: 'sorry' },
  {
    word: 'until for by',
    pattern: /\b(?:owe|send|answer|write|deliver)\b[^.]{0,40}\buntil (?:\w+day|\d)/i,
    write: 'by Friday',
  },
  { word: 'until as a label', pattern: /^until$/i, write: 'by, and the date' },
  { word: 'nothing of you', pattern: /\bnothing of (?:you|your)\b/i, write: 'nothing about you' },
  { word: 'search a', pattern: /\bsearch an? (?!(?:few|little|second)\b)\w+$/i, write: 'search for, or find' },
  { word: 'an engineer of ours', pattern: /\ban? \w+ of ours\b/i, write: 'one of our engineers' },
  { word: 'any more after no', pattern: /\bno \w+ comes? any more\b/i, write: 'you get no more' },
  {
    word: 'praise of oneself',
    pattern:
      /\b(?:seamless|cutting[- ]edge|world[- ]class|best[- ]in[- ]class|leverag|utilis|state[- ]of[- ]the[- ]art)/i,
    write: 'what it does, and the figure',
  },
];

/** Wrong in the admin: what an editor would have to read twice. */
const inTheAdmin: Refused[] = [
  { word: 'mend', pattern: /\b(?:to mend|mends|mended|mending)\b|^Mend\b/, write: 'fix' },
  {
    word: 'stands',
    pattern: /\bstands? (?:in|on|at|here|there|under|beside|above|left|first|still)\b/i,
    write: 'is, is shown',
  },
  { word: 'as usual', pattern: /\bas usual\b/i, write: 'unchanged, the default' },
  { word: 'until you do', pattern: /\buntil you do\b/i, write: 'currently, and what it is' },
  { word: 'when it is gone', pattern: /\bwhen it is gone\b/i, write: 'after deletion' },
  {
    word: 'templates of answers',
    pattern: /\b(?:templates of answers|files of requests)\b/i,
    write: 'reply templates, attachments',
  },
  anew,
  { word: 'what comes', pattern: /^what comes$/i, write: 'scheduled' },
];

const isText = /^(?:demo|contract|traces|blocks|site\/src|client|server)\/.*\.(?:ts|tsx|astro)$/;
/** Texts in other languages have a voice of their own. */
const isOurs = /\.(?:test|long|testing)\.|\/testing\/|migrations|payload-types|\/importing\/|^demo\/(?:ar|de)\//;
/** Folders whose texts visitors read; the others are for operators and editors. */
const isForVisitors =
  /^(?:demo|contract\/(?:contact|booking|mails)|blocks|site\/src\/(?:articles|components|consent|glossary|lists|pages|search)|client)\//;
/** Whose texts editors, sales and owners read. */
const isForTheAdmin =
  /^(?:server\/(?!testing|seed|host|database|moving|moments|exporting)|contract\/(?!mails|words)|blocks\/.*\.schema\.ts$)/;
const spoken = listProjectFiles()
  .filter((file) => isText.test(file) && !isOurs.test(file))
  .flatMap((file) =>
    findSpokenTexts(file, read(file))
      // The name of a type: it is the collection's.
      .filter(({ text }) => isForPeople(text) && text !== 'Mail')
      .map(({ line, text }) => ({ file, line, text })),
  );

/** The lines of the documents, without code and addresses, and without the page that lists the refused words. */
const documented = listProjectFiles()
  .filter((file) => file.endsWith('.md') && file !== 'docs/voice.md')
  .flatMap((file) =>
    read(file)
      .replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ''))
      .split('\n')
      .map((line, index) => ({ file, line: index + 1, text: line.replace(/`[^`]*`|\]\([^)]*\)/g, '') })),
  );

function findRefused(texts: typeof spoken, refused: Refused[]): string[] {
  return texts.flatMap(({ file, line, text }) =>
    refused
      .filter(({ pattern }) => pattern.test(text))
      .map(({ pattern, word, write }) => `${file}:${line} "${pattern.exec(text)?.[0]}" (${word}): write ${write}`),
  );
}

describe('texts for people', () => {
  it('are found at all, otherwise this check could not fail', () => {
    expect(spoken.length).toBeGreaterThan(5000);
    const wrong = { file: 'a page', line: 1, text: 'A mail address is mended by telephone' };
    expect(findRefused([wrong], [...everywhere, ...onTheSite])).toHaveLength(3);
    const right = { file: 'a page', line: 1, text: 'The mail server takes an email' };
    expect(findRefused([right], everywhere)).toEqual([]);
  });

  it('say email and phone, on the site, in emails and in the admin', () => {
    expect(findRefused(spoken, everywhere)).toEqual([]);
  });

  it('say email and phone in the documents', () => {
    expect(findRefused(documented, everywhere)).toEqual([]);
  });

  it('have none of the refused words where visitors read them', () => {
    expect(
      findRefused(
        spoken.filter(({ file }) => isForVisitors.test(file)),
        onTheSite,
      ),
    ).toEqual([]);
  });

  it('have none of the refused words of the admin where editors, sales and owners read them', () => {
    expect(
      findRefused(
        spoken.filter(({ file }) => isForTheAdmin.test(file)),
        inTheAdmin,
      ),
    ).toEqual([]);
  });
});
