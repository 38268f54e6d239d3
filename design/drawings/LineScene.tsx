import { saySite } from '@frontage/contract/words/siteTexts.ts';
import type { ReactNode } from 'react';
import { useWords } from '../kit/words.ts';
import styles from './Drawing.module.css';
import stage from './Stage.module.css';

interface SceneBoxProps {
  box: string;
  /** What happens, in one sentence. */
  label: 'page.plan' | 'page.unfolding';
  className: string | undefined;
  children: ReactNode;
}

/** A hero's drawing at some widths, read aloud as one sentence. */
export function SceneBox({ box, children, className, label }: SceneBoxProps) {
  return (
    <svg
      viewBox={box}
      role="img"
      aria-label={saySite(useWords(), label)}
      className={`${styles.drawing} ${className ?? ''}`}
    >
      {children}
    </svg>
  );
}

interface SceneProps extends Pick<SceneBoxProps, 'label'> {
  /** In the water, under the line. */
  below: ReactNode;
  /** On the line, over the line's ends. */
  above: ReactNode;
}

/**
 * A hero's drawing across the page, 1440 x 400: the quay line at 152, with three lanes below it at 216, 280 and 344.
 */
export function LandscapeScene({ label, below, above }: SceneProps) {
  return (
    <SceneBox box="0 0 1440 400" label={label} className={stage.wide}>
      <g data-ground="water">
        <rect className={styles.water} x="-2000" y="152" width="5440" height="248" />
        <path className={styles.hair} d="M80 216H1360M80 280H1360M80 344H1360" />
        {below}
      </g>
      <path className={styles.quay} d="M-2000 152H3440" />
      {above}
    </SceneBox>
  );
}

/**
 * The same for narrow screens, 390 x 432: the line is vertical at 60, with accounts at its left and the water at its
 * right.
 */
export function PortraitScene({ label, below, above }: SceneProps) {
  return (
    <SceneBox box="0 0 390 432" label={label} className={stage.portrait}>
      <g data-ground="water">
        <rect className={styles.water} x="60" y="0" width="1000" height="432" />
        {below}
      </g>
      <path className={styles.quay} d="M60 0V432" />
      {above}
    </SceneBox>
  );
}
