'use client';

import { Button, toast } from '@payloadcms/ui';
import buttons from '../../admin/buttons.module.css';
import styles from './account.module.css';

/** Shows the codes once: they are stored as hashes. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success('They are copied.'),
      () => toast.error('They could not be copied. Write them down.'),
    );
  }

  return (
    <div className={styles.codes}>
      <p>
        Keep these recovery codes where your phone is not: each lets you in once without it. They are not shown again.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={buttons.buttons}>
        <Button type="button" buttonStyle="secondary" size="medium" onClick={() => void copy()}>
          Copy them
        </Button>
        <Button type="button" size="medium" onClick={onKept}>
          I have kept them
        </Button>
      </p>
    </div>
  );
}
