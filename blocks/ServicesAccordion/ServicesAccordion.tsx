import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { ShowOwn } from '@frontage/design/drawings/ShowOwn.tsx';
import {
  CheckList,
  Disclosure,
  hasDrawing,
  OpenPicture,
  PictureView,
  Section,
  SectionHeading,
  saySite,
  TextLink,
  useWords,
} from '@frontage/design/kit/index.ts';
import styles from './ServicesAccordion.module.css';

type Item = BlockOf<'services_accordion'>['items'][number];

/**
 * The left half is water and shows the picture of the open item, the right half has the items.
 * The browser keeps one item open (`details` with one name); the style sheet finds the picture by the item's position.
 */
export function ServicesAccordion({ block, id }: BlockProps<BlockOf<'services_accordion'>>) {
  const marked = block.items.findIndex((item) => item.isOpen);
  const openAtFirst = Math.max(marked, 0);
  const isPictured = block.items.some(({ drawing, image }) => image ?? drawing);
  return (
    <Section id={id} ground="paper" hasHeading padding="none" bleed className={isPictured ? styles.halves : undefined}>
      {isPictured ? (
        <div data-ground="water" aria-hidden="true" className={styles.pictures}>
          <div className={styles.stack}>
            {block.items.map((item, index) => (
              <div key={item.title} className={index === openAtFirst ? styles.resting : undefined}>
                <ItemPicture item={item} />
              </div>
            ))}
          </div>
        </div>
      ) : null}
      <div className={styles.text}>
        <SectionHeading id={id} text={block.heading} />
        <div className={`ruled ${styles.items}`}>
          {block.items.map((item, index) => (
            <Disclosure key={item.title} title={item.title} group={`${id}-items`} open={index === openAtFirst}>
              <ItemText item={item} />
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}

function ItemPicture({ item }: { item: Item }) {
  if (item.image && hasDrawing(item.image)) return <OpenPicture picture={item.image} className={styles.drawing} />;
  if (item.image)
    return (
      <PictureView
        picture={item.image}
        size="480-360"
        width="(width >= 768px) 36rem, calc(100vw - 40px)"
        className={styles.image}
      />
    );
  return item.drawing ? <ShowOwn name={item.drawing} className={styles.drawing} /> : null;
}

function ItemText({ item }: { item: Item }) {
  const words = useWords();
  return (
    <div className={styles.itemText}>
      <p>{item.description}</p>
      <CheckList entries={item.list ?? []} />
      {item.descriptionUnderList ? <p>{item.descriptionUnderList}</p> : null}
      {item.secondDescription ? <p>{item.secondDescription}</p> : null}
      {item.href ? (
        <p>
          <TextLink href={item.href}>
            {item.linkText ?? saySite(words, 'block.moreAbout', { title: item.title })}
          </TextLink>
        </p>
      ) : null}
    </div>
  );
}
