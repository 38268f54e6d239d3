import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { ButtonLink, Initials, Lines, Section, saySite, TextLink, useWords } from '@frontage/design/kit/index.ts';
import { findFace } from '../People/findPerson.ts';
import styles from './ContactPrompt.module.css';

/** A named person, their words, one button. Below the journey, whose quay line opens this water. */
export function ContactPrompt({ block, page, id }: BlockProps<BlockOf<'contact_prompt'>>) {
  const words = useWords();
  const { messagingHref } = page.site;
  return (
    <Section id={id} ground="water" padding="none" className={styles.strip}>
      <div className={`columns ${styles.columns}`}>
        <div className={styles.words}>
          {block.person ? <Initials isLarge name={block.person} picture={findFace(page, block.person)} /> : null}
          <p className={styles.description}>
            <Lines text={block.description} />
          </p>
        </div>
        <div className={styles.action}>
          <ButtonLink href={block.href}>{block.linkText}</ButtonLink>
          {isAddress(block.href) && messagingHref ? (
            <p className="note">
              <TextLink href={messagingHref}>{saySite(words, 'page.chat')}</TextLink>
            </p>
          ) : null}
          {block.note ? <p className="note">{withAnswerTime(block.note, page.site)}</p> : null}
        </div>
      </div>
    </Section>
  );
}

/** The chat is next to a number or an address. */
function isAddress(href: string): boolean {
  return /^(?:tel|mailto):/.test(href);
}
