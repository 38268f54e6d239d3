'use client';

import type { FormField } from '@frontage/contract/forms/FormDescription.ts';
import { ownCharacters, type StoredField } from '@frontage/contract/forms/ownForm.ts';
import { useId } from 'react';
import { say } from '../../admin/say.ts';
import { type AskedBy, stateOf, usualWords } from '../askedWords.ts';
import styles from './forms.module.css';

interface FieldCardProps {
  field: FormField;
  askedBy: AskedBy;
  own: StoredField;
  isReadOnly: boolean;
  onChange: (own: StoredField) => void;
  /** The first field lacks `onUp`, the last `onDown`. */
  onUp?: () => void;
  onDown?: () => void;
}

/** One field of a form: closed it shows a summary, open it can be edited. */
export function FieldCard({ askedBy, field, own, isReadOnly, onChange, onDown, onUp }: FieldCardProps) {
  const label = own.label ?? field.label;
  const isChanged = Object.keys(own).length > 1;
  return (
    <li className={styles.card}>
      <details>
        <summary>
          <strong>{label}</strong>
          <span className={styles.state}>
            {[stateOf(field, own, askedBy), isChanged ? say('changed') : ''].filter(Boolean).join(' · ')}
          </span>
        </summary>
        <div className={styles.parts}>
          <Words {...{ own, isReadOnly, onChange }} part="label" title={say('Label')} usual={field.label} />
          {field.hasPlaceholder ? (
            <Words
              {...{ own, isReadOnly, onChange }}
              part="placeholder"
              title={say('Example in the empty field')}
              usual={field.placeholder ?? say('None, or as the block says')}
            />
          ) : null}
          <Words
            {...{ own, isReadOnly, onChange }}
            part="help"
            title={say('Help below the label')}
            usual={say('None')}
          />
          <Asking {...{ askedBy, field, own, isReadOnly, onChange }} />
          {isChanged && !isReadOnly ? (
            <button type="button" className={styles.plain} onClick={() => onChange({ name: own.name })}>
              {say('Back to default')}
            </button>
          ) : null}
        </div>
      </details>
      {isReadOnly ? null : (
        <span className={styles.moves}>
          <Move label={say('Move {label} up', { label })} arrow="↑" onMove={onUp} />
          <Move label={say('Move {label} down', { label })} arrow="↓" onMove={onDown} />
        </span>
      )}
    </li>
  );
}

type Editing = Pick<FieldCardProps, 'isReadOnly' | 'onChange' | 'own'>;

interface WordsProps extends Editing {
  part: 'help' | 'label' | 'placeholder';
  title: string;
  usual: string;
}

function Words({ isReadOnly, onChange, own, part, title, usual }: WordsProps) {
  const id = useId();
  const write = (text: string) => {
    const { [part]: _, ...rest } = own;
    onChange(text === '' ? rest : { ...rest, [part]: text });
  };
  return (
    <div>
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        type="text"
        value={own[part] ?? ''}
        placeholder={usual}
        maxLength={ownCharacters[part]}
        disabled={isReadOnly}
        onChange={({ target }) => write(target.value)}
        // Nobody wants spaces at either end.
        onBlur={({ target }) => write(target.value.trim())}
      />
    </div>
  );
}

const always = 'always';
const never = 'never';
const usually = 'usually';

function Asking({ askedBy, field, isReadOnly, onChange, own }: Editing & Pick<FieldCardProps, 'askedBy' | 'field'>) {
  const id = useId();
  const { standing } = field;
  if (standing === 'needed') return <p>{say('Requests need it, so the form always asks for it.')}</p>;
  const isUsual = standing === 'asked';
  const { isAsked, isRequired, ...words } = own;
  const chosen = isAsked === false && standing !== 'spare' ? never : isAsked && !isUsual ? always : usually;
  const ask = (choice: string) => {
    if (choice === never) onChange({ ...words, isAsked: false });
    else onChange({ ...words, ...(choice === always ? { isAsked: true, ...(isRequired ? { isRequired } : {}) } : {}) });
  };
  return (
    <>
      <div>
        <label htmlFor={id}>{say('Is it asked?')}</label>
        <select id={id} value={chosen} disabled={isReadOnly} onChange={({ target }) => ask(target.value)}>
          <option value={usually}>{say(usualWords[standing][askedBy])}</option>
          {isUsual ? null : <option value={always}>{say('On every page')}</option>}
          {standing === 'spare' ? null : <option value={never}>{say('No')}</option>}
        </select>
      </div>
      {field.mayBeRequired && chosen !== never ? (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isRequired ?? false}
            disabled={isReadOnly}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? { ...own, ...(isUsual ? {} : { isAsked: true }), isRequired: true }
                  : { ...words, ...(isAsked === undefined ? {} : { isAsked }) },
              )
            }
          />
          {say('Everybody must fill it in')}
        </label>
      ) : null}
    </>
  );
}

function Move({ arrow, label, onMove }: { arrow: string; label: string; onMove: (() => void) | undefined }) {
  return (
    <button type="button" aria-label={label} disabled={!onMove} onClick={onMove}>
      {arrow}
    </button>
  );
}
