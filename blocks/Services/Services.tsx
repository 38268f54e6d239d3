import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { ShowOwn } from '@frontage/design/drawings/ShowOwn.tsx';
import {
  FollowingPictures,
  following,
  followPictures,
} from '@frontage/design/kit/FollowingPictures/FollowingPictures.tsx';
import {
  CoverLink,
  Disclosure,
  hasDrawing,
  OpenPicture,
  PictureView,
  Section,
  SectionHeading,
  saySite,
  TextLink,
  useWords,
  widthOf,
} from '@frontage/design/kit/index.ts';
import { Answer } from '../text/Answer.tsx';
import styles from './Services.module.css';

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
    <Section
      id={id}
      ground="paper"
      hasHeading
      padding="none"
      bleed
      className={isPictured ? styles.accordionHalves : undefined}
    >
      {isPictured ? (
        <div data-ground="water" aria-hidden="true" className={styles.accordionPictures}>
          <div className={styles.accordionStack}>
            {block.items.map((item, index) => (
              <div key={item.title} className={index === openAtFirst ? styles.accordionResting : undefined}>
                <ItemPicture item={item} />
              </div>
            ))}
          </div>
        </div>
      ) : null}
      <div className={styles.accordionText}>
        <SectionHeading id={id} text={block.heading} />
        <div className={`ruled ${styles.accordionItems}`}>
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
  if (item.image && hasDrawing(item.image))
    return <OpenPicture picture={item.image} className={styles.accordionDrawing} />;
  if (item.image)
    return (
      <PictureView
        picture={item.image}
        size="480-360"
        width="(width >= 768px) 36rem, calc(100vw - 40px)"
        className={styles.accordionImage}
      />
    );
  return item.drawing ? <ShowOwn name={item.drawing} className={styles.accordionDrawing} /> : null;
}

function ItemText({ item }: { item: Item }) {
  const words = useWords();
  return (
    <>
      <Answer item={item} />
      {item.href ? (
        <p>
          <TextLink href={item.href}>
            {item.linkText ?? saySite(words, 'block.moreAbout', { title: item.title })}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}

type Group = BlockOf<'services_groups'>['groups'][number];

/** Name in three columns, picture in four, list in five; at 768 px the picture is next to the name, the list below. */
export function ServicesGroups({ block, id }: BlockProps<BlockOf<'services_groups'>>) {
  return (
    <Section id={id} ground="paper">
      {block.groups.map((group) => (
        <ServicesGroup key={group.heading} group={group} />
      ))}
    </Section>
  );
}

/** The group's picture first: it is shown until a service with another one is pointed at. */
function ServicesGroup({ group }: { group: Group }) {
  const { markOf, pictures } = followPictures([group.image, ...group.items.map(({ image }) => image)]);
  return (
    <section className={`columns half near ${styles.group} ${following}`}>
      <div className="half-2 wide-3">
        <h2>{group.heading}</h2>
        <p className={styles.groupDescription}>{group.description}</p>
      </div>
      {pictures.length > 0 ? (
        <FollowingPictures
          pictures={pictures}
          ground={group.drawingGround}
          width={widthOf(4, { medium: '60vw' })}
          className={`half-4 ${styles.groupDrawing}`}
        />
      ) : group.drawing ? (
        <div aria-hidden="true" data-ground={group.drawingGround} className={`half-4 ${styles.groupDrawing}`}>
          <ShowOwn name={group.drawing} />
        </div>
      ) : null}
      <ul className={`ruled lined ${styles.groupList}`}>
        {group.items.map((item) => (
          <li key={item.title} className={styles.groupEntry} data-picture={markOf(item.image)}>
            <h3>
              <CoverLink href={item.href}>{item.title}</CoverLink>
            </h3>
            <p className={styles.groupPrice}>{item.price}</p>
            <p className={styles.groupText}>{item.description}</p>
            {item.first ? <p className={`mono ${styles.groupFirst}`}>{item.first}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
