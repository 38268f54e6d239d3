import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { ShowOwn } from '@frontage/design/drawings/ShowOwn.tsx';
import {
  FollowingPictures,
  following,
  followPictures,
} from '@frontage/design/kit/FollowingPictures/FollowingPictures.tsx';
import { CoverLink, Section, widthOf } from '@frontage/design/kit/index.ts';
import styles from './ServicesGroups.module.css';

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
    <section className={`columns half ${styles.group} ${following}`}>
      <div>
        <h2>{group.heading}</h2>
        <p className={styles.description}>{group.description}</p>
      </div>
      {pictures.length > 0 ? (
        <FollowingPictures
          pictures={pictures}
          ground={group.drawingGround}
          width={widthOf(4, { medium: '60vw' })}
          className={styles.drawing}
        />
      ) : group.drawing ? (
        <div aria-hidden="true" data-ground={group.drawingGround} className={styles.drawing}>
          <ShowOwn name={group.drawing} />
        </div>
      ) : null}
      <ul className={`ruled ${styles.list}`}>
        {group.items.map((item) => (
          <li key={item.title} className={styles.entry} data-picture={markOf(item.image)}>
            <h3>
              <CoverLink href={item.href}>{item.title}</CoverLink>
            </h3>
            <p className={styles.price}>{item.price}</p>
            <p className={styles.text}>{item.description}</p>
            {item.first ? <p className={`mono ${styles.first}`}>{item.first}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
