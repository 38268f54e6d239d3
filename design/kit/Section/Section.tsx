import type { Ground } from '@frontage/contract/primitives/ground.ts';
import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** The anchor of the section. */
  id: string;
  ground: Ground;
  /** Id of the heading that names the section; without it the section is not a landmark. */
  labelledBy?: string;
  /** `section`: the generous padding of a chapter. `strip`: a band with one idea. `none`: the block pads itself. */
  padding?: 'section' | 'strip' | 'none';
  /** A section that bleeds places its own content; others keep it within the margins. */
  bleed?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A band of the page on one ground, from edge to edge, with its content within the page's margins. */
export function Section({
  id,
  ground,
  labelledBy,
  padding = 'section',
  bleed = false,
  className,
  children,
}: SectionProps) {
  const classes = [styles.band, styles[padding], className].filter(Boolean).join(' ');
  return (
    <section id={id} data-ground={ground} aria-labelledby={labelledBy} className={classes}>
      {bleed ? children : <div className={styles.content}>{children}</div>}
    </section>
  );
}
