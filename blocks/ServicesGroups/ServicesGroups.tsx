import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { ServiceDrawing } from '@frontage/design/drawings/ServiceDrawing.tsx';
import { CoverLink } from '@frontage/design/kit/CoverLink/CoverLink.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './ServicesGroups.module.css';

type Group = BlockOf<'services_groups'>['groups'][number];

/** The group's drawing first: it is shown until a service with another one is pointed at. */
function drawingsOf({ drawing, items }: Group): Group['drawing'][] {
  return [...new Set([drawing, ...items.flatMap((item) => item.drawing ?? [])])];
}

/** Name in three columns, drawing in four, list in five; at 768 px the drawing is next to the name, the list below. */
export function ServicesGroups({ block, id }: BlockProps<BlockOf<'services_groups'>>) {
  return (
    <Section id={id} ground="paper">
      {block.groups.map((group) => (
        <section key={group.heading} className={styles.group}>
          <div>
            <h2>{group.heading}</h2>
            <p className={styles.description}>{group.description}</p>
          </div>
          <div data-ground={group.drawingGround} className={styles.drawing}>
            {drawingsOf(group).map((name) => (
              <div key={name} data-drawing={name}>
                <ServiceDrawing name={name} />
              </div>
            ))}
          </div>
          <ul className={styles.list}>
            {group.items.map((item) => (
              <li key={item.title} className={styles.entry} data-drawing={item.drawing}>
                <h3>
                  <CoverLink href={item.href}>{item.title}</CoverLink>
                </h3>
                <p className={styles.price}>{item.price}</p>
                <p className={styles.text}>{item.description}</p>
                {item.first ? <p className={styles.first}>{item.first}</p> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
