import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import drawing from '@frontage/design/drawings/Drawing.module.css';
import { Initials, Section, sayCount, useWords } from '@frontage/design/kit/index.ts';
import { findPerson } from './findPerson.ts';
import styles from './People.module.css';

const unitOfYears = { one: 'block.year', other: 'block.years' } as const;

/**
 * Posts on the line, names in the water. From 1024 px in one row, from 768 px in two, below that along a vertical line.
 */
export function People({ block, page, id }: BlockProps<BlockOf<'people'>>) {
  const words = useWords();
  const { vacancy } = block;
  return (
    <Section
      id={id}
      ground="land"
      heading={block.heading}
      head={{
        allLink: block.allLink,
        className: styles.head,
        below: <p className="note whole-row">{block.note}</p>,
      }}
      padding="none"
      bleed
      className={styles.section}
    >
      <div className={styles.quay}>
        <div data-ground="water" className={styles.water} />
        {block.items.length + (vacancy ? 1 : 0) > 4 ? <div data-ground="water" className={styles.water} /> : null}
        <ul className={styles.posts}>
          {block.items.map(({ name, personSlug, role, place, years }) => (
            <li key={name} className={styles.person}>
              <div className={styles.post}>
                <Post years={years} />
                <Post years={years} isLying />
                <p className={styles.years}>
                  {years}
                  <span className="visually-hidden">{` ${sayCount(words, unitOfYears, years)}`}</span>
                </p>
              </div>
              <Name {...{ name, role, place, person: findPerson(page, personSlug) }} />
            </li>
          ))}
          {vacancy ? (
            <li className={styles.person}>
              <div className={styles.post}>
                <span className={styles.asset} />
                <p className={`note from-48 ${styles.label}`}>{vacancy.label}</p>
              </div>
              <Name
                name={vacancy.name}
                role={vacancy.role}
                place={vacancy.place}
                person={vacancy.href ? { path: vacancy.href } : undefined}
              />
            </li>
          ) : null}
        </ul>
      </div>
    </Section>
  );
}

interface NameProps {
  name: string;
  role: string;
  place: string;
  person: { path: string; portrait?: Picture | undefined } | undefined;
}

function Name({ name, role, place, person }: NameProps) {
  return (
    <div data-ground="water" className={styles.words}>
      {person?.portrait ? <Initials name={name} picture={person.portrait} /> : null}
      <h3 className={styles.name}>{person ? <a href={person.path}>{name}</a> : name}</h3>
      <p className={`note ${styles.role}`}>
        {role}
        <span className={styles.comma}>, </span>
        <span className={styles.place}>{place}</span>
      </p>
    </div>
  );
}

/** px that a year adds to a post. Design: 24 where upright; where horizontal there is room for 9. */
const standingYear = 24;
const lyingYear = 9;
const radius = 6;

/** A post on the line, with a bollard as its head; lying where the line is vertical. Decoration: the years are next to it. */
function Post({ isLying = false, years }: { isLying?: boolean; years: number }) {
  const length = years * (isLying ? lyingYear : standingYear) + radius;
  const [width, height] = isLying ? [length, 12] : [12, length];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={`mirrored ${styles.bollard} ${isLying ? styles.lying : styles.standing}`}
    >
      <path className={drawing.line} d={isLying ? `M0 6H${length - 6}` : `M6 6V${length}`} />
      <circle className={drawing.solid} cx={isLying ? length - 6 : 6} cy="6" r={radius} />
    </svg>
  );
}
