import type { Picture } from '@frontage/contract/primitives/picture.ts';
import type { MenuGroup, MenuLink } from '@frontage/contract/siteSettings.ts';
import {
  FollowingPictures,
  following,
  followPictures,
} from '@frontage/design/kit/FollowingPictures/FollowingPictures.tsx';
import {
  hasDrawing,
  Icon,
  OpenPicture,
  PictureView,
  saySite,
  TextLink,
  useWords,
  widthOf,
} from '@frontage/design/kit/index.ts';
import header from './Header.module.css';
import styles from './MenuPanel.module.css';

interface MenuPanelProps {
  group: MenuGroup;
  path: string;
  id: string;
}

/** A header button that opens a panel below it: columns of links, and a drawing that follows pointer and focus. */
export function MenuPanel({ group, path, id }: MenuPanelProps) {
  const overview: MenuLink = { label: saySite(useWords(), 'page.overview', { group: group.label }), href: group.href };
  const columns = columnsOf([...group.links, overview]);
  const { markOf, pictures } = followPictures(group.links.map(({ picture }) => picture));
  return (
    <>
      <button type="button" popoverTarget={id} className={header.group}>
        {group.label}
        <span className={header.chevron}>
          <Icon name="chevronDown" size={12} />
        </span>
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={`${styles.content} ${following}`}>
          {columns.map((column) => (
            <div key={column[0]?.links[0]?.href}>
              {column.map((part) => (
                <Part key={part.links[0]?.href} part={part} path={path} markOf={markOf} />
              ))}
            </div>
          ))}
          {pictures.length > 0 || group.picture || group.note ? (
            <div className={styles.aside}>
              {pictures.length > 0 ? (
                <FollowingPictures pictures={pictures} ground="water" width={widthOf(3)} className={styles.pictures} />
              ) : group.picture ? (
                <div data-ground="water" aria-hidden="true" className={styles.standing}>
                  <Standing picture={group.picture} />
                </div>
              ) : null}
              {group.note ? <p>{group.note}</p> : null}
              {group.noteLink ? <TextLink href={group.noteLink.href}>{group.noteLink.label}</TextLink> : null}
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
}

function Standing({ picture }: { picture: Picture }) {
  const quiet = { ...picture, alt: '' };
  return hasDrawing(quiet) ? <OpenPicture picture={quiet} /> : <PictureView picture={quiet} size="279-207" />;
}

interface MenuPart {
  heading: string | undefined;
  links: MenuLink[];
}

interface PartProps {
  part: MenuPart;
  path: string;
  markOf: ReturnType<typeof followPictures>['markOf'];
}

function Part({ markOf, part, path }: PartProps) {
  return (
    <>
      {part.heading ? <p className={`note ${styles.heading}`}>{part.heading}</p> : null}
      <ul className={`lined ${styles.links}`}>
        {part.links.map((link) => (
          <li key={link.href}>
            {/*
             * `href` and label are adjacent, as in the sheet and in the footer: the repeated text then compresses to
             * almost nothing.
             */}
            <a
              data-picture={markOf(link.picture)}
              aria-current={link.href === path ? 'page' : undefined}
              href={link.href}
            >
              {link.href === path ? <span>{link.label}</span> : link.label}
              {link.note ? <span className={styles.note}>{link.note}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The fourth column is for the drawing. */
const mostColumns = 3;

/** Splits links into at most three columns: parts with a fourth or later heading go below the third. */
function columnsOf(links: MenuLink[]): MenuPart[][] {
  const columns: MenuPart[][] = [];
  for (const part of partsOf(links)) {
    if (columns.length < mostColumns) columns.push([part]);
    else columns.at(-1)?.push(part);
  }
  return columns;
}

/**
 * Groups links by heading. Links without a heading join the part before them. If no link has a heading, they form
 * columns of five.
 */
function partsOf(links: MenuLink[]): MenuPart[] {
  const hasHeadings = links.some((link) => link.group);
  const parts: MenuPart[] = [];
  for (const link of links) {
    const last = parts.at(-1);
    const joins = hasHeadings ? !link.group || link.group === last?.heading : (last?.links.length ?? 5) < 5;
    if (last && joins) last.links.push(link);
    else parts.push({ heading: link.group, links: [link] });
  }
  return parts;
}
