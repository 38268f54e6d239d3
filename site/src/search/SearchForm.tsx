import { backendAddress } from '@frontage/client/backendAddress.ts';
import { maxQueryCharacters } from '@frontage/contract/search.ts';
import { saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** The address of the search, and the name of its parameter. */
  target: { path: string; parameter: string };
  label: string;
  /** Text above the field: what can be searched, or what was found. */
  status?: string | undefined;
  query?: string | undefined;
  /**
   * `display`: the query is the largest type of the page. `heading`: below a heading. `line`: a field among other
   * things.
   */
  size?: 'display' | 'heading' | 'line';
}

/** A field on the quay line with a button next to it. A plain form: the answer is another page. */
export function SearchForm({ target, label, status, query, size = 'display' }: SearchFormProps) {
  const id = `search-${target.parameter}`;
  return (
    <search>
      <form action={`${backendAddress}${target.path}`} className={styles[size]}>
        <p role="status" className={`note ${styles.status}`}>
          {status}
        </p>
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <div className={styles.row}>
          <input
            id={id}
            type="search"
            name={target.parameter}
            defaultValue={query}
            placeholder={label}
            maxLength={maxQueryCharacters}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className={`strong ${styles.field}`}
          />
          <button type="submit" className={`strong ${styles.button}`}>
            {saySite(useWords(), 'page.search')}
          </button>
        </div>
      </form>
    </search>
  );
}
