import styles from './Badge.module.css';

export type BadgeStyle = 'green' | 'blue' | 'gray' | 'pink';

interface BadgeProps {
  text: string;
  tone: BadgeStyle;
  /** Runs from its colour to that of a field, as at the top of a cell. R20, topBadge. */
  isGradient?: boolean;
}

/** A small label with a fact, such as "in beta". */
export function Badge({ text, tone, isGradient = false }: BadgeProps) {
  const names = [styles.badge, styles[tone], isGradient && styles.gradient];
  return <span className={names.filter(Boolean).join(' ')}>{text}</span>;
}
