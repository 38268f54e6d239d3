import type { Link } from '@frontage/contract/primitives/link.ts';
import type { ReactNode } from 'react';
import { Lines } from '../Lines/Lines.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  headingId: string;
  heading: string;
  /** Leads to the whole list that the section shows a part of. */
  allLink: Link | undefined;
  /** The space around it, which its section decides. */
  className?: string | undefined;
  headingClassName?: string | undefined;
  /** Shown below both. */
  children?: ReactNode;
}

/** The heading of a section, with a link to the whole list: at its right from 768 px, below it on narrower screens. */
export function SectionHead({ headingId, heading, allLink, className, headingClassName, children }: SectionHeadProps) {
  return (
    <div className={[styles.head, className].filter(Boolean).join(' ')}>
      <h2 id={headingId} className={headingClassName}>
        <Lines text={heading} />
      </h2>
      {allLink ? <TextLink href={allLink.href}>{allLink.label}</TextLink> : null}
      {children}
    </div>
  );
}
