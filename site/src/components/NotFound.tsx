import { backendAddress } from '@frontage/client/backendAddress.ts';
import { categorySlugs } from '@frontage/contract/article.ts';
import { spelled } from '@frontage/contract/primitives/counting.ts';
import { maxQueryCharacters, searchPages } from '@frontage/contract/search.ts';
import type { MissedVisit } from '@frontage/contract/visit.ts';
import type { missedTexts } from '@frontage/contract/words/pageTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { sayAny, sayCount } from '@frontage/contract/words/siteTexts.ts';
import { EmptyBerth } from '@frontage/design/drawings/EmptyBerth.tsx';
import { Field, TextInput } from '@frontage/design/kit/Field/Field.tsx';
import { Button, Lines, saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './NotFound.module.css';

interface NotFoundProps {
  heading?: string | undefined;
  description?: string | undefined;
  /** Pages that visitors often go to next, each with the reason it is named. The nearest addresses come before them. */
  links: readonly { href: string; label: string; reason: string }[];
  /** The path of the search; that of the default language where it is left out. */
  search?: string;
  missed?: MissedVisit | undefined;
}

/** The page for an address without a page: the empty berth, a search, and the nearest pages. */
export function NotFound({ heading, description, links, missed, search = searchPages.search.path }: NotFoundProps) {
  const own = useWords();
  const words = missed && describeMissed(missed, own);
  const all = missed ? listLinks(missed, links, own) : links;
  return (
    <>
      <section data-ground="paper" aria-labelledby="not-found-heading" className={styles.text}>
        <h1 id="not-found-heading">
          <Lines text={heading ?? saySite(own, 'missed.heading')} />
        </h1>
        <p className={`lead ${styles.lead}`}>{words?.lead ?? description}</p>
      </section>
      <EmptyBerth
        label={saySite(own, 'missed.drawing')}
        asked={words?.asked ?? saySite(own, 'missed.thisAddress')}
        found={words?.found ?? saySite(own, 'missed.aPage')}
        apart={words?.apart ?? saySite(own, 'missed.notFar')}
      />
      <div data-ground="water" className={`columns top ${styles.ways}`}>
        <section aria-labelledby="search-heading" className="at-1-5">
          <h2 id="search-heading" className="small-heading">
            {saySite(own, 'missed.searchInstead')}
          </h2>
          <search>
            <form action={`${backendAddress}${search}`} className={styles.form}>
              <Field id="not-found-search" name="q" label={saySite(own, 'missed.question')}>
                <TextInput
                  id="not-found-search"
                  defaultValue={words?.query}
                  name={searchPages.search.parameter}
                  type="search"
                  maxLength={maxQueryCharacters}
                  autoComplete="off"
                  enterKeyHint="search"
                />
              </Field>
              <Button type="submit" tone="accent">
                {saySite(own, 'missed.search')}
              </Button>
            </form>
          </search>
        </section>
        {all.length > 0 ? (
          <section aria-labelledby="nearest-heading" className="at-7-6">
            <h2 id="nearest-heading" className="small-heading">
              {saySite(own, 'missed.nearest')}
            </h2>
            <ul className={`ruled lined ${styles.links}`}>
              {all.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                  <span className={`note ${styles.reason}`}>{link.reason}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </>
  );
}

interface NamedLink {
  href: string;
  label: string;
  reason: string;
}

type NearAddress = MissedVisit['near'][number];

/** Length at which the drawing cuts an address. */
const drawnCharacters = 30;
/** Most characters that the search is filled with. */
const queryCharacters = 80;
/** Number of entries: addresses that are near, and at least one of the usual pages. */
const entries = 5;

/** Returns the words about a missed address; undefined if nothing is near it. */
export function describeMissed({ asked, near: [nearest] }: MissedVisit, words?: Words) {
  if (!nearest) return undefined;
  const { alias, lettersApart, path } = nearest;
  return {
    lead: lettersApart
      ? sayCount(words, { one: 'missed.leadOne', other: 'missed.lead', spelled }, lettersApart)
      : saySite(words, 'missed.leadWords'),
    asked: cutForDrawing(asked),
    found: cutForDrawing(alias ?? path),
    apart: lettersApart
      ? sayCount(words, { one: 'missed.apartOne', other: 'missed.apart', spelled }, lettersApart)
      : saySite(words, 'missed.notFar'),
    query: wordsOf(asked),
  };
}

/** Returns the nearest addresses, followed by pages that visitors often go to next. */
export function listLinks({ near }: MissedVisit, usual: readonly NamedLink[], words?: Words): NamedLink[] {
  const named = new Set(near.map(({ path }) => path));
  const others = usual.filter(({ href }) => !named.has(href));
  return [
    ...near.map((address) => ({ href: address.path, label: address.title, reason: reasonOf(address, words) })),
    ...others.slice(0, Math.max(1, entries - near.length)),
  ];
}

function reasonOf({ lettersApart, path }: NearAddress, words: Words | undefined): string {
  const kind = sayAny(words, kindOf(path));
  if (!lettersApart) return kind;
  // The kind is the first name of the sentence, so the number is filled in by hand.
  return saySite(words, lettersApart === 1 ? 'missed.reasonOne' : 'missed.reason', { kind, count: lettersApart });
}

const kinds = {
  glossary: 'missed.glossary',
  industries: 'missed.industry',
  services: 'missed.service',
  work: 'missed.case',
} as const;

function kindOf(path: string): keyof typeof missedTexts {
  const [, first = '', second] = path.split('/');
  if (!(categorySlugs as readonly string[]).includes(first)) return isKnown(first) ? kinds[first] : 'missed.page';
  return second === undefined || second === 'tag' ? 'missed.articles' : 'missed.article';
}

const isKnown = (first: string): first is keyof typeof kinds => Object.hasOwn(kinds, first);

/** Keeps the end of a long address: it says more than the beginning, which others share. */
function cutForDrawing(path: string): string {
  return path.length <= drawnCharacters ? path : `…${path.slice(1 - drawnCharacters)}`;
}

function wordsOf(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return last
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, queryCharacters);
}
