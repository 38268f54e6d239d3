import { maxQueryCharacters, searchMarks } from '@frontage/contract/searchMarkup.ts';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** Where the question is asked, and the name of its parameter. */
  target: { path: string; parameter: string };
  label: string;
  /** Stands above the field while nothing is asked. */
  status?: string | undefined;
  /** `display`: the question is the page's largest type. `line`: a field among other things. */
  size?: 'display' | 'line';
}

/** A field that stands on the quay line, and the button beside it. A plain form: the answer is another page. */
export function SearchForm({ target, label, status, size = 'display' }: SearchFormProps) {
  const id = `search-${target.parameter}`;
  return (
    <search>
      <form action={target.path} className={`${styles.form} ${styles[size]}`}>
        <p role="status" {...{ [searchMarks.status]: '' }} className={styles.status}>
          {status}
        </p>
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <div className={styles.row}>
          <input
            {...{ [searchMarks.field]: '' }}
            id={id}
            type="search"
            name={target.parameter}
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
