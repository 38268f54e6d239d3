import { formMarks, steadyFrame } from '@frontage/contract/contact/formMarkup.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import type { ReactNode } from 'react';
import type { FormSettings } from '../formSettings.ts';
import { ThankYou } from '../ThankYou.tsx';
import styles from './SentFrame.module.css';

interface SentFrameProps {
  className?: string | undefined;
  /** Stays as high as the form once it was sent. */
  isSteady?: boolean;
  children: ReactNode;
}

/** A form and the thank-you that replaces it once it was sent. */
export function SentFrame({ className, isSteady = false, children }: SentFrameProps) {
  return (
    <div
      className={[className, isSteady && styles.steady].filter(Boolean).join(' ') || undefined}
      {...{ [formMarks.sentFrame]: isSteady ? steadyFrame : '' }}
    >
      {children}
    </div>
  );
}

/** The part that the thank-you replaces. */
export function UntilSent({ children }: { children: ReactNode }) {
  return <div {...{ [formMarks.untilSent]: '' }}>{children}</div>;
}

/**
 * The thank-you, hidden at first. Outside the form, because it contains another one. Text browsers show it at once, so a
 * sentence before it says when it is true.
 */
export function OnceSent({ children, words }: { children: ReactNode; words?: Words | undefined }) {
  return (
    <div hidden {...{ [formMarks.thanks]: '' }}>
      <p {...{ [formMarks.untilSent]: '' }}>{saySite(words, 'onceSent')}</p>
      {children}
    </div>
  );
}

interface SentWordsProps {
  settings: Pick<FormSettings, 'answerText' | 'companyName' | 'thanks' | 'words'>;
  /** On a sheet next to other things. */
  isSmall?: boolean;
}

/** The thank-you alone: these forms have already asked what step two would ask. R44. */
export function SentWords({ settings, isSmall = false }: SentWordsProps) {
  const { answerText, companyName, thanks, words: said } = settings;
  return (
    <ThankYou
      companyName={companyName}
      answerText={answerText}
      words={thanks}
      said={said}
      isSmall={isSmall}
      ref={null}
    />
  );
}
