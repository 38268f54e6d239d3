import { thankYouText, thankYouTitle } from '@frontage/contract/contact/messages.ts';
import type { Ref } from 'react';
import styles from './form.module.css';

/** Takes the place of a form that was sent; its title takes focus. Specification §4.1. */
export function ThankYou({ companyName, ref }: { companyName: string; ref: Ref<HTMLHeadingElement> }) {
  return (
    <div>
      <h2 ref={ref} tabIndex={-1} className={styles.thanksTitle}>
        {thankYouTitle(companyName)}
      </h2>
      <p className={styles.thanksText}>{thankYouText}</p>
    </div>
  );
}
