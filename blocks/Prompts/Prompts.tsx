import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { ArrowMark } from '@frontage/design/kit/ArrowButton/ArrowButton.tsx';
import { ButtonLink, Initials, Lines, Section, saySite, TextLink, useWords } from '@frontage/design/kit/index.ts';
import type { ReactNode } from 'react';
import type { BlockScript } from '../blockScripts.ts';
import { findFace } from '../People/findPerson.ts';
import styles from './Prompts.module.css';

/** A band whose button leads to the form of the page. */
export function CallToAction({ block, id }: BlockProps<BlockOf<'call_to_action'>>) {
  return (
    <AssetBand id={id} heading={block.heading}>
      <a href={`#${contactFormAnchor}`} className={`screen-only ${assetClass}`}>
        {block.buttonText}
      </a>
    </AssetBand>
  );
}

/** One line of display type as a link, with the large arrow button at its end. */
export function ContactLink({ block, id }: BlockProps<BlockOf<'contact_link'>>) {
  return (
    <Section id={id} ground="paper" joinsAbove>
      <a href={block.href} className={`split strong ${styles.link}`}>
        <span>{block.linkText}</span>
        <ArrowMark size={112} className={styles.linkArrow} />
      </a>
    </Section>
  );
}

ContactLink.runs = (): BlockScript[] => ['arrows'];

/** A named person, their words, one button. Below the journey, whose quay line opens this water. */
export function ContactPrompt({ block, page, id }: BlockProps<BlockOf<'contact_prompt'>>) {
  const words = useWords();
  const { messagingHref } = page.site;
  return (
    <Section id={id} ground="water" padding="none" className={styles.promptStrip}>
      <div className={`columns close ${styles.promptColumns}`}>
        <div className={`at-1-8 wrap ${styles.promptWords}`}>
          {block.person ? <Initials isLarge name={block.person} picture={findFace(page, block.person)} /> : null}
          <p className={styles.promptDescription}>
            <Lines text={block.description} />
          </p>
        </div>
        <div className={`split wrap ${styles.promptAction}`}>
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

export const assetClass = styles.callAsset;

interface AssetBandProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A band on ink: its button is itself the asset and is on the line, with the seabed below. */
export function AssetBand({ id, heading, children }: AssetBandProps) {
  return (
    <Section id={id} ground="ink" hasHeading padding="none" bleed className={styles.callBanner}>
      <h2 id={`${id}-heading`} className={styles.callHeading}>
        <Lines text={heading} />
      </h2>
      {children}
    </Section>
  );
}
