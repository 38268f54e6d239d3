import styles from './TextLink.module.css';

/** A link by itself: words above a line that grows on hover. */
export function TextLink({
  href,
  children,
  current,
  ...rest
}: Omit<React.ComponentProps<'a'>, 'className' | 'style'> & { href: string; current?: boolean }) {
  return (
    <a className={styles.link} aria-current={current ? 'page' : undefined} {...rest} href={href}>
      {children}
    </a>
  );
}
