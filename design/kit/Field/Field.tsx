import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { sayCharacters } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';

/** Ids that connect a field with its label, error and, where it has them, hint and the button that removes a file. */
export function fieldIds(id: string) {
  return {
    input: id,
    label: `${id}-label`,
    help: `${id}-help`,
    hint: `${id}-hint`,
    error: `${id}-error`,
    remove: `${id}-remove`,
  };
}

/** The description of an input in which something is wrong: its field's error. */
export function describedBy(id: string): string {
  return fieldIds(id).error;
}

/** The same for an input whose field has help. */
export function describedWithHelp(id: string, help: string | undefined) {
  return help ? { 'aria-describedby': `${fieldIds(id).help} ${describedBy(id)}` } : {};
}

export interface FieldProps {
  /** Id of the input inside. */
  id: string;
  /** Name of the field in the request; scripts without React find the place of its error by it. */
  name: string;
  label: string;
  /** The word that marks a field as optional; without it the field is required. */
  optional?: string | undefined;
  /** A sentence below the label; the input refers to it by {@link describedWithHelp}. */
  help?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  /** The list inside is named by the label, because it is not a field that can have a label. */
  namesList?: boolean;
  children: ReactNode;
}

/** A label above an input, with the place of its error. The place always exists, for scripts without React. */
export function Field({ id, name, label, optional, help, error, className, namesList, children }: FieldProps) {
  const ids = fieldIds(id);
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <div className={styles.head}>
        <label id={namesList ? ids.label : undefined} htmlFor={ids.input} className={styles.label}>
          {label}
        </label>
        {optional ? <span className={styles.optional}>{optional}</span> : null}
      </div>
      <FieldHelp id={ids.help} help={help} />
      {children}
      <FieldError id={ids.error} name={name} error={error} />
    </div>
  );
}

function FieldHelp({ id, help }: { id: string; help: string | undefined }) {
  return help ? (
    <p id={id} className={styles.help}>
      {help}
    </p>
  ) : null;
}

/** The error of one field: a square mark and a sentence, never only a colour. */
export function FieldError({ id, name, error }: { id: string; name: string; error: string | undefined }) {
  return (
    <p id={id} className={styles.error} hidden={!error} {...{ [formMarks.errorOf]: name }}>
      {error}
    </p>
  );
}

/** A group of choices under one question. */
export function FieldGroup({ id, name, label, optional, help, error, className, children }: FieldProps) {
  const ids = fieldIds(id);
  return (
    <fieldset
      className={[styles.field, className].filter(Boolean).join(' ')}
      aria-describedby={ids.error}
      {...describedWithHelp(id, help)}
    >
      <legend className={styles.legend}>
        <span className={styles.label}>{label}</span>
        {optional ? <span className={styles.optional}>{optional}</span> : null}
      </legend>
      <FieldHelp id={ids.help} help={help} />
      {children}
      <FieldError id={ids.error} name={name} error={error} />
    </fieldset>
  );
}

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'id'> {
  id: string;
  isInvalid?: boolean;
}

/** An input of one line. Must be in a Field, which names it. */
export function TextInput({ id, isInvalid = false, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      id={id}
      type={type}
      className={styles.control}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? describedBy(id) : undefined}
      {...rest}
    />
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id'> {
  id: string;
  isInvalid?: boolean;
}

/** An input of several lines. Must be in a Field, which names it. */
export function TextArea({ id, isInvalid = false, ...rest }: TextAreaProps) {
  return (
    <textarea
      id={id}
      className={`${styles.control} ${styles.area}`}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? describedBy(id) : undefined}
      {...rest}
    />
  );
}

interface CharacterCountProps {
  used: number;
  max: number;
  /** The share of `max` from which it is shown. */
  from: number;
  words: Words | undefined;
}

/** How many characters are left; shown near the limit, and read by a screen reader when it changes. */
export function CharacterCount({ used, max, from, words }: CharacterCountProps) {
  return (
    <p className={styles.count} aria-live="polite">
      {used >= max * from ? sayCharacters(words, max - used) : null}
    </p>
  );
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'style' | 'id'> {
  id: string;
  /** What people read and what is sent. */
  options: readonly { label: string; value: string }[];
  isInvalid?: boolean;
  /** Keeps space for a picture before the words, where a list with pictures will replace this one. */
  hasPicturePlace?: boolean;
}

/** The browser's own list of choices. Must be in a Field, which names it. */
export function Select({ id, options, isInvalid = false, hasPicturePlace = false, hidden, ...rest }: SelectProps) {
  return (
    <span className={styles.frame} hidden={hidden}>
      <select
        id={id}
        className={[styles.control, styles.select, hasPicturePlace ? styles.picturePlace : undefined]
          .filter(Boolean)
          .join(' ')}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? describedBy(id) : undefined}
        {...rest}
      >
        {options.map(({ label, value }) => (
          // A browser may name a country differently from the server or browser that drew the page; the value says
          // which it is.
          <option key={value} value={label === value ? undefined : value} suppressHydrationWarning>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon name="chevronDown" />
      </span>
    </span>
  );
}

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> {
  label: string;
}

/** A box to tick, with its label. Sends `true` when ticked and nothing otherwise. */
export function CheckBox({ label, value = 'true', ...rest }: CheckBoxProps) {
  return (
    <label className={styles.row}>
      <input type="checkbox" className={styles.box} value={value} {...rest} />
      <span>{label}</span>
    </label>
  );
}
