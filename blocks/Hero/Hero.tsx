import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { BuiltAsDrawn } from '@frontage/design/drawings/BuiltAsDrawn.tsx';
import { FromPointToSquare } from '@frontage/design/drawings/FromPointToSquare.tsx';
import { ShowOwn } from '@frontage/design/drawings/ShowOwn.tsx';
import { Transfer } from '@frontage/design/drawings/Transfer.tsx';
import {
  ButtonLink,
  hasDrawing,
  isScene,
  Lines,
  OpenPicture,
  PictureBand,
  PictureView,
  Section,
  TextLink,
  widthOf,
} from '@frontage/design/kit/index.ts';
import type { ReactNode } from 'react';
import type { BlockScript } from '../blockScripts.ts';
import styles from './Hero.module.css';

/**
 * Heading over all columns, lead at the left, actions at the right, the drawing from edge to edge.
 * Anything at the right takes the place of the actions, which are then below the lead. A photograph may be the ground.
 */
export function Hero({ block, id }: BlockProps<BlockOf<'hero'>>) {
  const headingId = `${id}-heading`;
  const words = <Words block={block} headingId={headingId} />;
  const photograph = groundOf(block);
  if (photograph)
    return (
      <Section id={id} ground="ink" labelledBy={headingId} padding="none" bleed className={styles.onPhotograph}>
        <PictureView picture={photograph} size="1000-510" width="100vw" eager className={styles.photograph} />
        <div className={styles.text}>{words}</div>
      </Section>
    );
  const side = sideOf(block);
  return (
    <Section id={id} ground="paper" labelledBy={headingId} padding="none" bleed>
      <div className={side ? `${styles.text} ${styles.beside}` : styles.text}>
        {words}
        {side}
      </div>
      {bringsLine(block) ? null : <Drawing block={block} />}
    </Section>
  );
}

Hero.runs = ({ block }: BlockProps<BlockOf<'hero'>>): BlockScript[] => (block.drawing === 'transfer' ? ['asset'] : []);

function Words({ block, headingId }: { block: BlockOf<'hero'>; headingId: string }) {
  return (
    <>
      <h1 id={headingId} className="whole-row">
        <Lines text={block.heading} />
      </h1>
      <p className={`lead ${styles.lead}`}>{block.description}</p>
      <div className={styles.actions}>
        <ButtonLink tone="accent" href={block.action.href}>
          {block.action.label}
        </ButtonLink>
        {block.secondAction ? <TextLink href={block.secondAction.href}>{block.secondAction.label}</TextLink> : null}
      </div>
    </>
  );
}

/** The photograph on which the words are, if there is one. */
function groundOf({ drawing, image, photograph, sideImage }: BlockOf<'hero'>): Picture | undefined {
  const shown = sideImage ?? image;
  return photograph === 'ground' && drawing === 'none' && shown && !hasDrawing(shown) ? shown : undefined;
}

/** Whether it fills the first view of nearly every screen: text, with a drawing from edge to edge below it. */
export function fillsView(block: BlockOf<'hero'>): boolean {
  const { drawing, image, sideImage } = block;
  if (groundOf(block)) return true;
  return drawing !== 'none' || (!sideImage && image !== undefined && isScene(image));
}

/** What is at the right of the text, if anything. */
function sideOf(block: BlockOf<'hero'>): ReactNode {
  const { drawing, image, sideDrawing, sideImage } = block;
  if (drawing !== 'none') return null;
  if (sideImage && hasDrawing(sideImage))
    return <OpenPicture picture={sideImage} eager className={bringsLine(block) ? styles.stand : styles.onLine} />;
  if (sideDrawing)
    return (
      <div className={styles.stand}>
        <ShowOwn name={sideDrawing} />
      </div>
    );
  const photograph = sideImage ?? image;
  return photograph && !hasDrawing(photograph) ? (
    <div className={`${styles.panel} account`}>
      <PictureView picture={photograph} size="690-517" width={widthOf(5)} eager className={`plate ${styles.image}`} />
    </div>
  ) : null;
}

/** True where the drawing at the right has a line of its own, which becomes that of the page. */
function bringsLine({ drawing, sideDrawing, sideImage }: BlockOf<'hero'>): boolean {
  if (drawing !== 'none') return false;
  return sideImage ? hasDrawing(sideImage) && sideImage.width < 2 * sideImage.height : sideDrawing !== undefined;
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
      return block.image && hasDrawing(block.image) && !block.sideImage ? (
        <PictureBand picture={block.image} upright={block.imageUpright} />
      ) : (
        <div className={styles.quay} />
      );
  }
}
