import type { BlockOf } from '@frontage/contract/blocks.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { Wordmark } from '@frontage/design/kit/Wordmark/Wordmark.tsx';
import { ContactBannerIsland } from './ContactBanner.island.tsx';
import styles from './ContactBanner.module.css';
import { contactBannerLook } from './contactBannerLook.ts';

/** The button itself is the asset and is on the line, with the seabed below. */
export function ContactBanner(props: BlockProps<BlockOf<'contact_banner'>>) {
  const { block, page, id } = props;
  return (
    <Section id={id} ground="ink" labelledBy={`${id}-heading`} padding="none" bleed className={styles.banner}>
      <BannerHeading block={block} id={`${id}-heading`} />
      {block.modal ? (
        <ContactBannerIsland {...contactBannerLook(props, block.modal)}>
          <Wordmark site={page.site} className={styles.wordmark} />
        </ContactBannerIsland>
      ) : (
        <PlainAsset text={block.buttonText} />
      )}
    </Section>
  );
}

export function BannerHeading({ block, id }: { block: BlockOf<'contact_banner'>; id: string }) {
  return (
    <h2 id={id} className={styles.heading}>
      <Lines text={block.heading} />
    </h2>
  );
}

/** The button of a banner without a dialog. */
export function PlainAsset({ text }: { text: string }) {
  return (
    <a href={`#${contactFormAnchor}`} className={styles.asset}>
      {text}
    </a>
  );
}
