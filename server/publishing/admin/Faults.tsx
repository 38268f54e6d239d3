import type { PageFault } from '@frontage/contract/release.ts';
import { say } from '../../admin/say.ts';
import { sayAgain } from '../../admin/sayAgain.ts';
import { formOfFault } from '../formOfFault.ts';
import styles from './publication.module.css';

/** What could not be shown as it was published, each with a link to where it can be fixed. */
export function Faults({ faults }: { faults: readonly PageFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {faults.map(({ document, fields, isKept, isShown, message, path }) => (
        <li key={`${path} ${message}`}>
          {document ? <a href={formOfFault(document)}>{path}</a> : path}{' '}
          {isShown ? say('is shown.') : isKept ? say('is shown as it was before.') : say('is not shown.')}
          {document && fields ? (
            <ul className={styles.fields}>
              {fields.map((field) => (
                <li key={`${field.path} ${field.words}`}>
                  <a href={formOfFault(document, field.path)}>{sayAgain(field.words)}</a>
                </li>
              ))}
            </ul>
          ) : (
            <pre className={styles.message}>{sayAgain(message)}</pre>
          )}
        </li>
      ))}
    </ul>
  );
}
