import { backendAddress } from '@frontage/client/backendAddress.ts';
import { maxQueryCharacters, searchPages } from '@frontage/contract/search.ts';
import type { MissedVisit } from '@frontage/contract/visit.ts';
import { EmptyBerth } from '@frontage/design/drawings/EmptyBerth.tsx';
import { Field } from '@frontage/design/kit/Field/Field.tsx';
import { Button, Lines, saySite, useWords } from '@frontage/design/kit/index.ts';
import { TextInput } from '@frontage/design/kit/TextInput/TextInput.tsx';
import { describeMissed, listLinks } from './describeMissed.ts';
import styles from './NotFound.module.css';

interface NotFoundProps {
  heading?: string | undefined;
  description?: string | undefined;
  /** Pages that visitors often go to next, each with the reason it is named. The nearest addresses come before them. */
  links: readonly { href: string; label: string; reason: string }[];
  /** The path of the search; that of the default language where it is left out. */
  search?: string;
  /** The missed address and those near it. */
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
      <div data-ground="water" className={`columns ${styles.ways}`}>
        <section aria-labelledby="search-heading" className={styles.search}>
          <h2 id="search-heading" className={styles.heading}>
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
          <section aria-labelledby="nearest-heading" className={styles.nearest}>
            <h2 id="nearest-heading" className={styles.heading}>
              {saySite(own, 'missed.nearest')}
            </h2>
            <ul className={`ruled ${styles.links}`}>
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
