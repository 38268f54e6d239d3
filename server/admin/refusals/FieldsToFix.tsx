import admin from '../admin.module.css';
import styles from './refusals.module.css';

export interface FieldToFix {
  path: string;
  /** What the field is called; empty if the form does not show it. */
  place: string;
  /** What is wrong with it; empty if `place` says so. */
  message: string;
}

interface FieldsToFixProps {
  heading: string;
  fields: readonly FieldToFix[];
  lead(path: string): void;
}

/** Lists what keeps a document from being published, each with a button that leads to its field. */
export function FieldsToFix({ fields, heading, lead }: FieldsToFixProps) {
  return (
    <div className={styles.told}>
      <p>{heading}</p>
      <ul className={admin.list}>
        {fields.map(({ message, path, place }) => (
          <li key={`${path} ${message}`}>
            {place ? (
              <button type="button" data-look="link" onClick={() => lead(path)}>
                {place}
              </button>
            ) : null}
            {place && message ? ': ' : ''}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
