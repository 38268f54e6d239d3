import { nearestMarks } from '@frontage/contract/nearestMarkup.ts';
import { maxQueryCharacters, searchMarks, searchPages } from '@frontage/contract/searchMarkup.ts';
import { EmptyBerth } from '@frontage/design/drawings/EmptyBerth.tsx';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { Field } from '@frontage/design/kit/Field/Field.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { TextInput } from '@frontage/design/kit/TextInput/TextInput.tsx';
import styles from './NotFound.module.css';

interface NotFoundProps {
  heading?: string | undefined;
  description?: string | undefined;
  /** Pages that visitors often go to next, each with the reason it is named. The nearest ones come before them. */
  links: readonly { href: string; label: string; reason: string }[];
}

/** What stands where no page is: the empty berth, a search, and the pages nearest to it. */
export function NotFound({ heading = 'Nothing is here', description, links }: NotFoundProps) {
  return (
    <>
      <section data-ground="paper" aria-labelledby="not-found-heading" className={styles.text}>
        <h1 id="not-found-heading">
          <Lines text={heading} />
        </h1>
        <p className={styles.lead} {...{ [nearestMarks.lead]: '' }}>
          {description}
        </p>
      </section>
      <EmptyBerth />
      <div data-ground="water" className={styles.ways}>
        <section aria-labelledby="search-heading" className={styles.search}>
          <h2 id="search-heading" className={styles.heading}>
            Search instead
          </h2>
          <search>
            <form action={searchPages.search.path} className={styles.form}>
              <Field id="not-found-search" name="q" label="What were you looking for?">
                <TextInput
                  {...{ [searchMarks.field]: '' }}
                  id="not-found-search"
                  name={searchPages.search.parameter}
                  type="search"
                  maxLength={maxQueryCharacters}
                  autoComplete="off"
                  enterKeyHint="search"
                />
              </Field>
              <Button type="submit" tone="accent">
                Search the site
              </Button>
            </form>
          </search>
        </section>
        {links.length > 0 ? (
          <section aria-labelledby="nearest-heading" className={styles.nearest}>
            <h2 id="nearest-heading" className={styles.heading}>
              Nearest pages
            </h2>
            <ul className={styles.links} {...{ [nearestMarks.list]: '' }}>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                  <span className={styles.reason} {...{ [nearestMarks.reason]: '' }}>
                    {link.reason}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </>
  );
}
