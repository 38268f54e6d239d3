import styles from './refusals.module.css';

export interface FieldToFix {
  path: string;
  /** What people call the field; empty where the form does not show it. */
  place: string;
  /** What is wrong with it; empty where its place says it. */
  message: string;
}

interface FieldsToFixProps {
  /** What they keep from happening. */
  heading: string;
  fields: readonly FieldToFix[];
  lead(path: string): void;
}

/** What keeps a document from being published, each with the way to its field. */
export function FieldsToFix({ fields, heading, lead }: FieldsToFixProps) {
  return (
    <div className={styles.told}>
      <p>{heading}</p>
      <ul>
        {fields.map(({ message, path, place }) => (
          <li key={`${path} ${message}`}>
            {place ? (
              <button type="button" onClick={() => lead(path)}>
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
