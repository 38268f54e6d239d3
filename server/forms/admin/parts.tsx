import { type ComponentProps, type ReactNode, useId } from 'react';
import admin from '../../admin/admin.module.css';
import { Labelled, Plain } from '../../admin/fields/controls.tsx';
import { say } from '../../admin/say.ts';
import { sayAgain } from '../../admin/sayAgain.ts';
import styles from './forms.module.css';

/* What the settings of forms are made of. */

/** The same with one part changed; without that part where it is undefined. */
export function withPart<Whole extends object, Part extends keyof Whole>(
  whole: Whole,
  part: Part,
  value: Whole[Part] | undefined,
): Whole {
  const { [part]: _, ...rest } = whole;
  return value === undefined ? (rest as Whole) : { ...whole, [part]: value };
}

interface UsualPartProps {
  heading: string;
  /** Present where something differs from the default and may be changed. */
  onReset: (() => void) | undefined;
  /** What it is called. */
  reset?: string;
  children: ReactNode;
}

/** A part of a form's settings that has default values until its owner changes it, and can be reset. */
export function UsualPart({ children, heading, onReset, reset = say('Reset to default') }: UsualPartProps) {
  const headingId = useId();
  return (
    <section className={`field-type ${styles.fields}`} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>{heading}</h3>
        {onReset ? <Plain onClick={onReset}>{reset}</Plain> : null}
      </div>
      {children}
    </section>
  );
}

/** Where a card may be sorted; the first lacks `up`, the last `down`. */
export type Moves = Record<'down' | 'up', (() => void) | undefined>;

interface CardProps extends ComponentProps<'li'> {
  title: string;
  state: string;
  isOpen?: boolean | undefined;
  moves?: Moves | undefined;
  /** What it is on the website, whether it is open or not. */
  look?: ReactNode;
}

/** One of a list: closed it shows a summary, open it can be edited. */
export function Card({ children, isOpen, look, moves, state, title: label, ...item }: CardProps) {
  return (
    <li className={styles.card} {...item}>
      <details open={isOpen || undefined}>
        <summary>
          <strong>{label}</strong>
          <span className={admin.small}>{state}</span>
          {look}
        </summary>
        <div className={styles.parts}>{children}</div>
      </details>
      {moves ? (
        <span className={styles.moves}>
          <Move way="↑" words={say('Move {label} up', { label })} onMove={moves.up} />
          <Move way="↓" words={say('Move {label} down', { label })} onMove={moves.down} />
        </span>
      ) : null}
    </li>
  );
}

/** At the end of its way it keeps the focus, which a disabled button loses. */
const Move = ({ onMove, way, words }: { onMove: (() => void) | undefined; way: string; words: string }) => (
  <button type="button" aria-label={words} aria-disabled={!onMove} onClick={onMove}>
    {way}
  </button>
);

interface WordsProps extends Omit<ComponentProps<typeof Labelled>, 'onChange'> {
  onWrite: (text: string) => void;
}

export const WordsField = ({ fault, onWrite, ...input }: WordsProps) => (
  <Labelled
    {...input}
    fault={fault && sayAgain(fault)}
    onChange={({ target }) => onWrite(target.value)}
    // Nobody wants spaces at either end.
    onBlur={({ target: { value } }) => value === value.trim() || onWrite(value.trim())}
  />
);

interface TickProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  onTick: (isTicked: boolean) => void;
}

export function Tick({ children, onTick, ...input }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...input} onChange={({ target }) => onTick(target.checked)} />
      {children}
    </label>
  );
}
