import { Section } from '@frontage/design/kit/Section/Section.tsx';
import type { ReactNode } from 'react';
import { OnceSent, SentFrame, SentWords, UntilSent } from './enhanced/SentFrame.tsx';
import styles from './FormSheet.module.css';
import type { FormSettings } from './formSettings.ts';
import sheet from './sheet.module.css';

interface FormSheetProps {
  id: string;
  /** Names section and form. */
  headingId: string;
  heading: string;
  lead?: string | undefined;
  /** Shown below the lead, next to the sheet. */
  beside?: ReactNode;
  settings: FormSettings;
  /** The form. */
  children: ReactNode;
}

/** A form on a field sheet, next to what it is about; its thank-you takes its place. */
export function FormSheet({ beside, children, heading, headingId, id, lead, settings }: FormSheetProps) {
  return (
    <Section id={id} ground="land" labelledBy={headingId}>
      <div className={beside ? `${styles.columns} ${styles.apart}` : styles.columns}>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {beside}
        </div>
        <SentFrame className={`${sheet.sheet} ${styles.sheet}`}>
          <UntilSent>{children}</UntilSent>
          <OnceSent words={settings.words}>
            <SentWords settings={settings} isSmall />
          </OnceSent>
        </SentFrame>
      </div>
    </Section>
  );
}
