import { Section } from '@frontage/design/kit/Section/Section.tsx';
import type { ReactNode } from 'react';
import { FormPlace } from './FormPlace.tsx';
import styles from './FormSheet.module.css';
import type { FormLook } from './formLook.ts';
import sheet from './sheet.module.css';

interface FormSheetProps {
  id: string;
  look: FormLook;
  heading: string;
  lead?: string | undefined;
  /** Shown below the lead, next to the sheet. */
  beside?: ReactNode;
}

/** A form on a field sheet, next to what it is about; its thank-you takes its place. */
export function FormSheet({ beside, heading, id, lead, look }: FormSheetProps) {
  return (
    <Section id={id} ground="land" labelledBy={look.labelledBy}>
      <div className={beside ? `${styles.columns} ${styles.apart}` : styles.columns}>
        <div className={styles.words}>
          <h2 id={look.labelledBy} className={styles.heading}>
            {heading}
          </h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {beside}
        </div>
        <FormPlace look={look} className={`${sheet.sheet} ${styles.sheet}`} />
      </div>
    </Section>
  );
}
