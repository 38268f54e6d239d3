import type { BlockOf, BlockProps, PageContext } from '@frontage/contract/page.ts';
import type { Ground } from '@frontage/contract/primitives/editing.ts';
import { saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './Breadcrumbs.module.css';

/** A mono strip on the hero's water. Home is first; the page itself is last and not a link. R6. */
export function Breadcrumbs({ page, id }: BlockProps<BlockOf<'breadcrumbs'>>) {
  return <BreadcrumbStrip page={page} ground="water" id={id} />;
}

interface BreadcrumbStripProps {
  page: Pick<PageContext, 'breadcrumbs' | 'home' | 'title'>;
  /** The surface at whose foot it is. */
  ground: Ground;
  id?: string;
}

/** The strip itself, for blocks that have it at their foot. */
export function BreadcrumbStrip({ page, ground, id }: BreadcrumbStripProps) {
  const words = useWords();
  const links = [{ label: saySite(words, 'page.home'), href: page.home ?? '/' }, ...page.breadcrumbs];
  return (
    <nav
      id={id}
      data-ground={ground}
      aria-label={saySite(words, 'page.breadcrumbs')}
      className={`muted ${styles.strip}`}
    >
      <ol className={`bare wrap ${styles.list}`}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
        <li aria-current="page" className={styles.current}>
          {page.title}
        </li>
      </ol>
    </nav>
  );
}
