import type { PageFault } from '@frontage/contract/release.ts';
import { faultCollections } from '../faultCollections.ts';
import styles from './publication.module.css';

/** What could not be shown as it was published, each with the way to where it is mended. */
export function Faults({ faults }: { faults: readonly PageFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {faults.map(({ document, isKept, isShown, message, path }) => (
        <li key={`${path} ${message}`}>
          {document ? (
            <a href={`/admin/collections/${faultCollections[document.kind]}/${document.id}`}>{path}</a>
          ) : (
            path
          )}{' '}
          {isShown ? 'is shown.' : isKept ? 'is shown as it was before.' : 'is not shown.'}
          <pre className={styles.message}>{message}</pre>
        </li>
      ))}
    </ul>
  );
}
