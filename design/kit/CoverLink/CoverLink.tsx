import styles from './CoverLink.module.css';

/**
 * A link that covers its container: the nearest positioned element around it, a card or a row. All of that can be
 * pressed, and the link's words alone are its name. `--cover-line` is the thickness of the line on hover;
 * `--cover-outline-offset` is for covers that reach the edge of what clips them.
 */
export function CoverLink({
  href,
  children,
  ...rest
}: Omit<React.ComponentProps<'a'>, 'className' | 'style'> & { href: string }) {
  return (
    <a className={styles.link} {...rest} href={href}>
      {children}
    </a>
  );
}
