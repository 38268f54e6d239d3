import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: string;
  /** Disclosures of one group: opening one closes the others, without script. */
  group?: string | undefined;
  open?: boolean;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** A title that opens and closes the text below it: the browser's own `details`, so it works without script. */
export function Disclosure({ title, group, open = false, level = 3, children }: DisclosureProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={styles.disclosure} name={group} open={open}>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        <OpenMark />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

/** In a `summary`: a plus, and a minus while its `details` is open. */
export function OpenMark({ className }: { className?: string | undefined }) {
  return (
    <Icon name="minus" className={[styles.mark, className].filter(Boolean).join(' ')}>
      <path className={styles.upright} d="M12 3v18" />
    </Icon>
  );
}
