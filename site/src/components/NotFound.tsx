import { EmptyBerth } from '@frontage/design/drawings/EmptyBerth.tsx';
import styles from './NotFound.module.css';

interface NotFoundProps {
  /** Pages that the visitor may have meant, the likeliest first, each with the reason it is named. */
  links: readonly { href: string; label: string; reason: string }[];
}

/** What stands where no page is: the empty berth, and the pages nearest to it. */
export function NotFound({ links }: NotFoundProps) {
  return (
    <>
      <section data-ground="paper" aria-labelledby="not-found-heading" className={styles.text}>
        <h1 id="not-found-heading">Nothing is berthed here</h1>
        <p className={styles.lead}>
          The address is well formed and empty. Either the page has moved, or a letter has; these are the pages most
          visitors were looking for.
        </p>
      </section>
      <EmptyBerth />
      {links.length > 0 ? (
        <section data-ground="water" aria-labelledby="nearest-heading" className={styles.nearest}>
          <h2 id="nearest-heading" className={styles.heading}>
            Nearest pages
          </h2>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
                <span className={styles.reason}>{link.reason}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
