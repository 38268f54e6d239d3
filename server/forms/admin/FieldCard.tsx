'use client';

import type { FormField } from '@frontage/contract/forms/FormDescription.ts';
import { ownCharacters, type StoredField } from '@frontage/contract/forms/ownForm.ts';
import { say } from '../../admin/say.ts';
import { type AskedBy, stateOf, usualWords } from '../askedWords.ts';
import { Card, Choice, Plain, Tick, WordsField } from './parts.tsx';

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

export function FieldCard({ askedBy, field, own, isReadOnly, onChange, onDown, onUp }: FieldCardProps) {
  const isChanged = Object.keys(own).length > 1;
  const words = (part: 'help' | 'label' | 'placeholder', title: string, usual: string) => (
    <WordsField
      title={title}
      value={own[part] ?? ''}
      placeholder={usual}
      maxLength={ownCharacters[part]}
      disabled={isReadOnly}
      onWrite={(text) => {
        const { [part]: _, ...rest } = own;
        onChange(text === '' ? rest : { ...rest, [part]: text });
      }}
    />
  );
  return (
    <Card
      title={own.label ?? field.label}
      state={[stateOf(field, own, askedBy), isChanged ? say('changed') : ''].filter(Boolean).join(' · ')}
      moves={isReadOnly ? undefined : { up: onUp, down: onDown }}
    >
      {words('label', say('Label'), field.label)}
      {field.hasPlaceholder
        ? words(
            'placeholder',
            say('Example in the empty field'),
            field.placeholder ?? say('None, or as the block says'),
          )
        : null}
      {words('help', say('Help below the label'), say('None'))}
      <Asking {...{ askedBy, field, own, isReadOnly, onChange }} />
      {isChanged && !isReadOnly ? (
        <Plain onClick={() => onChange({ name: own.name })}>{say('Back to default')}</Plain>
      ) : null}
    </Card>
  );
}

const always = 'always';
const never = 'never';
const usually = 'usually';

function Asking({ askedBy, field, isReadOnly, onChange, own }: FieldCardProps) {
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
      <Choice title={say('Is it asked?')} value={chosen} disabled={isReadOnly} onChoose={ask}>
        <option value={usually}>{say(usualWords[standing][askedBy])}</option>
        {isUsual ? null : <option value={always}>{say('On every page')}</option>}
        {standing === 'spare' ? null : <option value={never}>{say('No')}</option>}
      </Choice>
      {field.mayBeRequired && chosen !== never ? (
        <Tick
          checked={isRequired ?? false}
          disabled={isReadOnly}
          onTick={(isTicked) =>
            onChange(
              isTicked
                ? { ...own, ...(isUsual ? {} : { isAsked: true }), isRequired: true }
                : { ...words, ...(isAsked === undefined ? {} : { isAsked }) },
            )
          }
        >
          {say('Everybody must fill it in')}
        </Tick>
      ) : null}
    </>
  );
}
