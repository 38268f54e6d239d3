import table from '../../admin/table.module.css';
import type { FoundPerson } from '../erasure/personEndpoints.ts';
import styles from './privacy.module.css';

/** The most links in a row of the table; the number of rows is always shown. */
const linksAtMost = 10;

/** The number of rows of each collection, with links to them. */
export function FoundRows({ heading, person }: { heading: string; person: FoundPerson }) {
  const { files, found, mentions } = person;
  return (
    <section>
      {found.length > 0 && (
        <table className={`${table.table} ${styles.rows}`}>
          <caption>{heading}</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">How many</th>
              <th scope="col">Open</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ collection, ids, label }) => (
              <tr key={collection}>
                <th scope="row">{label}</th>
                <td>{ids.length}</td>
                <td>
                  {ids.slice(0, linksAtMost).map((id) => (
                    <a key={id} href={`/admin/collections/${collection}/${id}`}>
                      {id}
                    </a>
                  ))}
                  {ids.length > linksAtMost && ' …'}
                </td>
              </tr>
            ))}
            {files > 0 && (
              <tr>
                <th scope="row">Files on the disk</th>
                <td>{files}</td>
                <td />
              </tr>
            )}
          </tbody>
        </table>
      )}
      {mentions.length > 0 && (
        <p className={styles.hint}>Others wrote this address; that stays, so look at: {mentions.join(', ')}</p>
      )}
    </section>
  );
}
