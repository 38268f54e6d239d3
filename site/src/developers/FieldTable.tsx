import type { ReferenceField } from './createApiReference.ts';
import styles from './FieldTable.module.css';
import { Kind } from './Kind.tsx';

/**
 * The fields of a query: kind, limits and default. A list, not a table: narrow screens stack the cells, which would
 * make a table meaningless. There each cell names its column.
 */
export function QueryFields({ fields }: { fields: readonly ReferenceField[] }) {
  return (
    <div className={styles.table}>
      <p aria-hidden="true" className={styles.columns}>
        <span>Field</span>
        <span>Kind</span>
        <span>Limits</span>
        <span>Left out</span>
      </p>
      <dl>
        {fields.map((field) => (
          <div key={field.name} className={styles.row}>
            <dt className={styles.name}>{field.name}</dt>
            <Meaning field={field} />
            <dd className={styles.detail}>
              <span className={styles.what}>Limits: </span>
              {field.limits ?? 'none'}
            </dd>
            <dd className={styles.detail}>
              <span className={styles.what}>Left out: </span>
              {describeLeftOut(field)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The fields of an answer, in their order. */
export function ShapeFields({ fields }: { fields: readonly ReferenceField[] }) {
  return (
    <dl className={styles.table}>
      {fields.map((field) => (
        <div key={field.name} className={styles.row}>
          <dt className={styles.name}>
            {field.name}
            {field.isRequired ? null : <span className={styles.optional}> may be missing</span>}
          </dt>
          <Meaning field={field} />
        </div>
      ))}
    </dl>
  );
}

function Meaning({ field: { note, kind } }: { field: ReferenceField }) {
  return (
    <dd>
      {note ? <span className={styles.note}>{note}</span> : null}
      <span className={styles.kind}>
        <Kind parts={kind} />
      </span>
    </dd>
  );
}

function describeLeftOut({ isRequired, standard }: ReferenceField): string {
  if (isRequired) return 'not possible';
  return standard === undefined ? 'no restriction' : `counts as ${standard}`;
}
