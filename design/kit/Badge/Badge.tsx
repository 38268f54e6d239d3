import styles from './Badge.module.css';

const badgeStyles = ['green', 'blue', 'gray', 'pink'] as const;
export type BadgeStyle = (typeof badgeStyles)[number];

/** A small flat label of fact, such as "in beta". */
export function Badge({ text, tone }: { text: string; tone: BadgeStyle }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{text}</span>;
}
