import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Berths } from '@frontage/design/drawings/Berths.tsx';
import { BuiltAsDrawn } from '@frontage/design/drawings/BuiltAsDrawn.tsx';
import { FiveDoors } from '@frontage/design/drawings/FiveDoors.tsx';
import { FromPointToSquare } from '@frontage/design/drawings/FromPointToSquare.tsx';
import { ServiceDrawing } from '@frontage/design/drawings/ServiceDrawing.tsx';
import { Transfer } from '@frontage/design/drawings/Transfer.tsx';
import { TwoGrants } from '@frontage/design/drawings/TwoGrants.tsx';
import { WorksOnTheLine } from '@frontage/design/drawings/WorksOnTheLine.tsx';
import { ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { hasDrawing, isScene, PictureBand } from '@frontage/design/kit/PictureBand/PictureBand.tsx';
import { PictureView } from '@frontage/design/kit/PictureView/PictureView.tsx';
import { widthOf } from '@frontage/design/kit/PictureView/widthOf.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import type { ReactNode } from 'react';
import styles from './Hero.module.css';

/**
 * Heading over all columns, lead at the left, actions at the right, the drawing from edge to edge.
 * Anything at the right takes the place of the actions, which are then below the lead.
 */
export function Hero({ block, id }: BlockProps<BlockOf<'hero'>>) {
  const headingId = `${id}-heading`;
  const side = sideOf(block);
  return (
    <Section id={id} ground="paper" labelledBy={headingId} padding="none" bleed>
      <div className={side ? `${styles.text} ${styles.beside}` : styles.text}>
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
        {side}
      </div>
      {standsAlone(block) ? null : <Drawing block={block} />}
    </Section>
  );
}

/** Drawings at the right, on the line of the page. */
const sideDrawings = new Map<string, typeof Berths>([
  ['berths', Berths],
  ['doors', FiveDoors],
  ['works', WorksOnTheLine],
  ['grants', TwoGrants],
]);

/** Whether it fills the first view of nearly every screen: text, with a drawing from edge to edge below it. */
export function fillsView({ drawing, image }: BlockOf<'hero'>): boolean {
  return drawing === 'none' ? image !== undefined && isScene(image) : !sideDrawings.has(drawing);
}

/** What is on the line at the right of the text, if anything. */
function sideOf(block: BlockOf<'hero'>): ReactNode {
  const Side = sideDrawings.get(block.drawing);
  if (Side) return <Side className={styles.berths} />;
  if (block.drawing !== 'none') return null;
  if (block.sideDrawing) {
    return (
      <div className={styles.stand}>
        <ServiceDrawing name={block.sideDrawing} />
      </div>
    );
  }
  return block.image && !hasDrawing(block.image) ? (
    <div className={styles.panel}>
      <PictureView picture={block.image} size="690-517" width={widthOf(5)} eager className={styles.image} />
    </div>
  ) : null;
}

/** True where the drawing of a service brings its own line, which becomes that of the page. */
function standsAlone(block: BlockOf<'hero'>): boolean {
  return block.drawing === 'none' && block.sideDrawing !== undefined;
}

function Drawing({ block }: { block: BlockOf<'hero'> }) {
  switch (block.drawing) {
    case 'plan':
      return <BuiltAsDrawn />;
    case 'unfolding':
      return <FromPointToSquare />;
    case 'transfer':
      return <Transfer />;
    case 'none':
      if (block.image && hasDrawing(block.image))
        return <PictureBand picture={block.image} upright={block.imageUpright} />;
      return <div className={styles.quay} />;
    default:
      return <div className={styles.quay} />;
  }
}
