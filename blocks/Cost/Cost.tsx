import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { BillTable } from './BillTable.tsx';
import { QuoteFormIsland } from './Cost.island.tsx';
import styles from './Cost.module.css';
import { quoteFormLook } from './quoteFormLook.ts';

/** Design brief §4.12: the price as the largest figure, a bill that adds up, the quote form on a field sheet. */
export function Cost(props: BlockProps<BlockOf<'cost'>>) {
  const headingId = `${props.id}-heading`;
  return (
    <Section id={props.id} ground="land" labelledBy={headingId}>
      <div className={styles.columns}>
        <BillTable block={props.block} headingId={headingId} />
        <QuoteFormIsland {...quoteFormLook(props)} />
      </div>
    </Section>
  );
}
