import { Disclosure } from '@frontage/design/kit/index.ts';
import styles from './Contents.module.css';
import type { ReadHeading } from './readText.ts';

interface ContentsProps {
  headings: readonly ReadHeading[];
  title: string;
  className?: string | undefined;
}

/** Contents next to a text, from 1024 px on: an upright rope, with the asset at the reader's position. */
export const StickyContents = ({ className = '', headings, title }: ContentsProps) => (
  <nav aria-label={title} className={`from-64 ${className}`}>
    <div className={styles.rope}>
      <p className={`note ${styles.label}`}>{title}</p>
      <Entries headings={headings} />
    </div>
  </nav>
);

/** The same contents, collapsed, above the text of narrower screens. Only one of the two is ever visible. */
export const FoldedContents = ({
  className = '',
  headings,
  label,
  title,
}: ContentsProps & { /** What the landmark is called. */ label: string }) => (
  <nav aria-label={label} className={`until-64 ${className}`}>
    <Disclosure title={title} level={2}>
      <Entries headings={headings} />
    </Disclosure>
  </nav>
);

/** A script, or the browser, marks the current entry, and the rope follows that mark. */
const Entries = ({ headings }: Pick<ContentsProps, 'headings'>) => (
  <ol className="bare roped">
    {headings.map(({ id, level, text }) => (
      <li key={id} className={`muted ${styles.entry}`} data-level={level}>
        <a href={`#${id}`} className={styles.link} data-contents>
          {text}
        </a>
      </li>
    ))}
  </ol>
);
