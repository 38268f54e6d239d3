import type { Ground } from '@frontage/contract/primitives/editing.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import type { ReactNode } from 'react';
import { Lines } from '../Lines/Lines.tsx';
import { TextLink } from '../Links/Links.tsx';
import styles from './Section.module.css';
import heads from './SectionHead.module.css';

interface SectionProps {
  /** The anchor of the section. */
  id: string;
  ground: Ground;
  /** Shown above its content, and its name. */
  heading?: string | undefined;
  headingClassName?: string | undefined;
  /** What is beside its heading, and below both. */
  head?: SectionHeadProps;
  /** A heading in its content with the id `<id>-heading`, such as {@link SectionHeading}, is its name. */
  hasHeading?: boolean;
  /** Id of the element that names it, if that is another. A section without a name is not a landmark. */
  labelledBy?: string;
  /** `section`: the generous padding of a chapter. `strip`: a band with one idea. `none`: the block pads itself. */
  padding?: 'section' | 'strip' | 'none';
  /** A section that bleeds places its own content; others keep it within the margins. */
  bleed?: boolean;
  /** A section on paper above it already leaves the space between them. */
  joinsAbove?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A band of the page on one ground, from edge to edge, with its content within the page's margins. */
export function Section({
  id,
  ground,
  heading,
  headingClassName,
  head,
  hasHeading = heading !== undefined,
  labelledBy = hasHeading ? headingIdOf(id) : undefined,
  padding = 'section',
  bleed = false,
  joinsAbove = false,
  className,
  children,
}: SectionProps) {
  const classes = [styles.band, styles[padding], joinsAbove && 'joined', className].filter(Boolean).join(' ');
  const content = (
    <>
      {heading === undefined ? null : (
        <Head head={head}>
          <SectionHeading id={id} text={heading} className={headingClassName} />
        </Head>
      )}
      {children}
    </>
  );
  return (
    <section id={id} data-ground={ground} aria-labelledby={labelledBy} className={classes}>
      {bleed ? content : <div className={styles.content}>{content}</div>}
    </section>
  );
}

/** The heading that names a section. `id`: that of the section. */
export function SectionHeading({ id, text, className }: { id: string; text: string; className?: string | undefined }) {
  return (
    <h2 id={headingIdOf(id)} className={className}>
      <Lines text={text} />
    </h2>
  );
}

const headingIdOf = (id: string) => `${id}-heading`;

interface SectionHeadProps {
  /** Leads to the whole list that the section shows a part of. */
  allLink: Link | undefined;
  className?: string | undefined;
  /** Shown below both. */
  below?: ReactNode;
}

/** The heading with a link to the whole list: at its right from 768 px, below it on narrower screens. */
function Head({ children, head }: { children: ReactNode; head: SectionHeadProps | undefined }) {
  if (!head) return children;
  const { allLink, below, className } = head;
  return (
    <div className={[heads.head, className].filter(Boolean).join(' ')}>
      {children}
      {allLink ? <TextLink href={allLink.href}>{allLink.label}</TextLink> : null}
      {below}
    </div>
  );
}
