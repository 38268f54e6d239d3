import cover from './CoverLink.module.css';
import styles from './Links.module.css';

/** A link by itself: words above a line that grows on hover. */
export function TextLink({
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

/** A button that looks like the links next to it. */
export function LinkButton({
  type = 'button',
  children,
  ...rest
}: Omit<React.ComponentProps<'button'>, 'className' | 'style'>) {
  return (
    <button type={type} className={styles.button} {...rest}>
      {children}
    </button>
  );
}

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
    <a className={cover.link} {...rest} href={href}>
      {children}
    </a>
  );
}
