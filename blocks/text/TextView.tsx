import type { PageContext } from '@frontage/contract/page.ts';
import { Footnotes } from './Footnotes.tsx';
import { MarkdownView } from './MarkdownView.tsx';
import type { readPageText } from './readPageText.ts';
import styles from './Text.module.css';

interface TextViewProps {
  read: ReturnType<typeof readPageText>;
  site: PageContext['site'];
  className?: string | undefined;
}

/** A text of a page with its footnotes, as it is read. */
export function TextView({ className = '', read, site }: TextViewProps) {
  return (
    <div className={`${styles.text} ${className}`}>
      <MarkdownView text={read.text} site={site} />
      <Footnotes footnotes={read.footnotes} />
    </div>
  );
}
