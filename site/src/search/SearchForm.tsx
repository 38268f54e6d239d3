import { backendAddress } from '@frontage/client/backendAddress.ts';
import { maxQueryCharacters } from '@frontage/contract/search.ts';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** Where the question is asked, and the name of its parameter. */
  target: { path: string; parameter: string };
  label: string;
  /** Stands above the field: what can be searched, or what was found. */
  status?: string | undefined;
  /** What is asked already. */
  query?: string | undefined;
  /** `display`: the question is the page's largest type. `heading`: below a heading. `line`: a field among other things. */
  size?: 'display' | 'heading' | 'line';
}

/** A field that is on the quay line, and the button beside it. A plain form: the answer is another page. */
export function SearchForm({ target, label, status, query, size = 'display' }: SearchFormProps) {
  const id = `search-${target.parameter}`;
  return (
    <search>
      <form action={`${backendAddress}${target.path}`} className={styles[size]}>
        <p role="status" className={styles.status}>
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
            className={styles.field}
          />
          <button type="submit" className={styles.button}>
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
