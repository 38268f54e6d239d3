import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { Initials } from '@frontage/design/kit/Initials/Initials.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './ContactPrompt.module.css';

/** A named person, what they say, one button. Under the journey its quay line opens this water. */
export function ContactPrompt({ block, page, id }: BlockProps<BlockOf<'contact_prompt'>>) {
  return (
    <Section id={id} ground="water" padding="none" className={styles.strip}>
      <div className={styles.columns}>
        <div className={styles.words}>
          {block.person ? <Initials name={block.person} /> : null}
          <p className={styles.description}>
            <Lines text={block.description} />
          </p>
        </div>
        <div className={styles.action}>
          <ButtonLink href={block.href}>{block.linkText}</ButtonLink>
          {block.note ? <p className={styles.note}>{withAnswerTime(block.note, page.site)}</p> : null}
        </div>
      </div>
    </Section>
  );
}
