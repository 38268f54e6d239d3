import type { ReactNode } from 'react';
import styles from './Button.module.css';
import sending from './SendingButton.module.css';

interface ButtonLook {
  /**
   * `accent`: the one thing that a view asks for, at most once per view. `ink`: all others. `outline`: the quiet one.
   */
  tone?: 'accent' | 'ink' | 'outline';
  size?: 'regular' | 'small';
  children: ReactNode;
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  tone = 'ink',
  size = 'regular',
  href,
  children,
  ...rest
}: ButtonLook & Omit<React.ComponentProps<'a'>, 'className' | 'style'> & { href: string }) {
  return (
    <a className={classesOf(tone, size)} {...rest} href={href}>
      {children}
    </a>
  );
}

/** A button that does something on this page or sends a form. */
export function Button({
  tone = 'ink',
  size = 'regular',
  type = 'button',
  children,
  ...rest
}: ButtonLook & Omit<React.ComponentProps<'button'>, 'className' | 'style'>) {
  return (
    <button type={type} className={classesOf(tone, size)} {...rest}>
      {children}
    </button>
  );
}

function classesOf(tone: NonNullable<ButtonLook['tone']>, size: NonNullable<ButtonLook['size']>): string {
  return [styles.button, styles[tone], size === 'small' ? styles.small : undefined].filter(Boolean).join(' ');
}

interface SendingButtonProps {
  label: string;
  sendingLabel: string;
  isSending: boolean;
  tone: 'accent' | 'ink';
}

/** Sends a form. While it does, the asset is on the line and further presses do nothing; it keeps focus. */
export function SendingButton({ label, sendingLabel, isSending, tone }: SendingButtonProps) {
  return (
    <span className={sending.frame} data-sending={isSending || undefined}>
      <Button type="submit" tone={isSending ? 'ink' : tone} aria-disabled={isSending || undefined}>
        {isSending ? (
          <>
            <svg viewBox="0 0 44 14" width="44" height="14" aria-hidden="true">
              <path d="M0 13H44" className={sending.line} />
              <path d="M20 0h12v12H20Z" className={sending.asset} />
            </svg>
            {sendingLabel}
          </>
        ) : (
          label
        )}
      </Button>
      <span className="visually-hidden" role="status">
        {isSending ? sendingLabel : ''}
      </span>
    </span>
  );
}
