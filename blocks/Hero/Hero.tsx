import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Settlement } from '@frontage/design/drawings/Settlement.tsx';
import { Transfer } from '@frontage/design/drawings/Transfer.tsx';
import { ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import styles from './Hero.module.css';

/** Design brief §4.1: heading over all columns, lead left, actions right, the drawing from edge to edge. */
export function Hero({ block, id }: BlockProps<BlockOf<'hero'>>) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} ground="paper" labelledBy={headingId} padding="none" bleed>
      <div className={styles.text}>
        <h1 id={headingId} className={styles.heading}>
          <Lines text={block.heading} />
        </h1>
        <p className={styles.lead}>{block.description}</p>
        <div className={styles.actions}>
          <ButtonLink tone="accent" href={block.action.href}>
            {block.action.label}
          </ButtonLink>
          {block.secondAction ? <TextLink href={block.secondAction.href}>{block.secondAction.label}</TextLink> : null}
        </div>
      </div>
      <Drawing name={block.drawing} />
    </Section>
  );
}

function Drawing({ name }: { name: BlockOf<'hero'>['drawing'] }) {
  switch (name) {
    case 'transfer':
      return <Transfer />;
    case 'settlement':
      return <Settlement />;
    case 'none':
      return <div className={styles.quay} />;
  }
}
