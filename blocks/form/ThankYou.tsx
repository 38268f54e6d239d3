import { thankYouText, thankYouTitle } from '@frontage/contract/contact/messages.ts';
import type { Ref } from 'react';
import styles from './form.module.css';

interface ThankYouProps {
  companyName: string;
  /** Where the title names more than itself, such as a dialog. */
  id?: string;
  /** On a sheet beside other things. */
  isSmall?: boolean;
  ref: Ref<HTMLHeadingElement>;
}

/** Takes the place of a form that was sent; its title takes focus. Specification §4.1. */
export function ThankYou({ companyName, id, isSmall = false, ref }: ThankYouProps) {
  return (
    <div>
      <h2 ref={ref} id={id} tabIndex={-1} className={isSmall ? undefined : styles.thanksTitle}>
        {thankYouTitle(companyName)}
      </h2>
      <p className={styles.thanksText}>{thankYouText}</p>
    </div>
  );
}
