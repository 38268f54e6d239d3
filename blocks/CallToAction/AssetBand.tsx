import { Lines, Section } from '@frontage/design/kit/index.ts';
import type { ReactNode } from 'react';
import styles from './CallToAction.module.css';

/** The class of the link or button in such a band. */
export const assetClass = styles.asset;

interface AssetBandProps {
  id: string;
  heading: string;
  /** The asset, and what it opens. */
  children: ReactNode;
}

/** A band on ink: its button is itself the asset and is on the line, with the seabed below. */
export function AssetBand({ id, heading, children }: AssetBandProps) {
  return (
    <Section id={id} ground="ink" hasHeading padding="none" bleed className={styles.banner}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        <Lines text={heading} />
      </h2>
      {children}
    </Section>
  );
}
