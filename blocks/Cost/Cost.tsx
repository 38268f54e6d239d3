import type { BlockOf } from '@frontage/contract/blocks.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { BillTable } from './BillTable.tsx';
import { QuoteFormIsland } from './Cost.island.tsx';
import styles from './Cost.module.css';
import { quoteFormLook } from './quoteFormLook.ts';

/** The price as the largest figure, a bill that adds up, the quote form on a field sheet. */
export function Cost(props: BlockProps<BlockOf<'cost'>>) {
  const headingId = `${props.id}-heading`;
  const form = quoteFormLook(props);
  return (
    <Section id={props.id} ground="land" labelledBy={headingId}>
      <div className={styles.columns}>
        <BillTable block={props.block} site={props.page.site} headingId={headingId} />
        {form ? <QuoteFormIsland {...form} /> : <CostButton block={props.block} />}
      </div>
    </Section>
  );
}

/** The button of a banner, which links to the contact form of the page. R2. */
export function CostButton({ block }: { block: BlockOf<'cost'> }) {
  return (
    <p className={styles.action}>
      <ButtonLink tone="accent" href={block.buttonHref ?? `#${contactFormAnchor}`}>
        {block.buttonText}
      </ButtonLink>
    </p>
  );
}
