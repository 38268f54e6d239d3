import { FormField as FieldOfSite } from '@frontage/blocks/form/FormField.tsx';
import type { FormField } from '@frontage/contract/forms/FormDescription.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { ownCharacters, type StoredField, storedFields, takesQuestions } from '@frontage/contract/forms/ownForm.ts';
import { bareSlug } from '@frontage/contract/language.ts';
import { FieldError, useField, useFormFields } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useMemo } from 'react';
import admin from '../../admin/admin.module.css';
import { Choice, Plain } from '../../admin/fields/controls.tsx';
import { say } from '../../admin/say.ts';
import { type AskedBy, fieldIn, isLeftOut, stateOf, usualWords } from '../askedWords.ts';
import { Card, type Moves, movesOf, Tick, UsualPart, WordsField, withPart } from './parts.tsx';
import { useWebsite, WebsiteForm, WebsiteLook } from './WebsiteLook.tsx';

/** The fields of a form, each with its words, in the owner's order. Stored only once something is changed. */
export function FormFields({ path, readOnly = false }: JSONFieldClientProps) {
  const { setValue, showError, value } = useField<unknown>({ path });
  const [kind, name] = useFormFields(([fields]) => [fields.kind?.value, fields.name?.value].map((one) => one ?? ''));
  const { words } = useWebsite();
  const form = formNamed(bareSlug(String(kind || name)));
  const fields = useMemo(() => form?.fields.map((field) => fieldIn(words, field)) ?? [], [form, words]);
  if (!form)
    return <p>{say('This form is no longer part of the site. What you see here is kept, and shown nowhere.')}</p>;
  const usual = form.fields.map(({ name }): StoredField => ({ name }));
  const read = storedFields.safeParse(value ?? usual).data ?? usual;
  const known = read.filter(({ name }) => usual.some((field) => field.name === name));
  const rows = [...known, ...usual.filter(({ name }) => !known.some((field) => field.name === name))];

  const store = (next: readonly StoredField[]) =>
    setValue(JSON.stringify(next) === JSON.stringify(usual) ? null : next);
  const change = (place: number, field: StoredField) => store(rows.with(place, field));
  const move = (place: number, to: number) =>
    store(rows.toSpliced(place, 1).toSpliced(to, 0, ...rows.slice(place, place + 1)));

  return (
    <UsualPart heading={say('What the form asks')} onReset={value && !readOnly ? () => setValue(null) : undefined}>
      <p>
        {say('Open a field to change its words. What you leave empty keeps the default, shown in grey.')}
        {takesQuestions(form)
          ? ''
          : ` ${say('It takes no questions of your own: where you want to know more, make a form of them, and show it in a block “Form”.')}`}
      </p>
      <FieldError path={path} showError={showError} />
      <WebsiteForm fields={fields} own={rows}>
        <ol className={admin.list}>
          {rows.map((row, place) => {
            const field = fields.find(({ name }) => name === row.name);
            return field ? (
              <FieldCard
                key={row.name}
                field={field}
                askedBy={form.blocks.length > 0 ? 'block' : 'settings'}
                own={row}
                isReadOnly={readOnly}
                onChange={(next) => change(place, next)}
                moves={readOnly ? undefined : movesOf(place, rows.length, (to) => move(place, to))}
              />
            ) : null;
          })}
        </ol>
      </WebsiteForm>
    </UsualPart>
  );
}

interface FieldCardProps {
  field: FormField;
  askedBy: AskedBy;
  own: StoredField;
  isReadOnly: boolean;
  onChange: (own: StoredField) => void;
}

function FieldCard({ moves, ...edited }: FieldCardProps & { moves: Moves | undefined }) {
  const { askedBy, field, own, isReadOnly, onChange } = edited;
  const isChanged = Object.keys(own).length > 1;
  const words = (part: 'help' | 'label' | 'placeholder', title: string, usual: string) => (
    <WordsField
      title={title}
      value={own[part] ?? ''}
      placeholder={usual}
      maxLength={ownCharacters[part]}
      disabled={isReadOnly}
      onWrite={(text) => onChange(withPart(own, part, text || undefined))}
    />
  );
  return (
    <Card
      title={own.label ?? field.label}
      state={[stateOf(field, own, askedBy), isChanged ? say('changed') : ''].filter(Boolean).join(' · ')}
      look={isLeftOut(field, own) ? undefined : <Look name={field.name} />}
      moves={moves}
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
      <Asking {...edited} />
      {isChanged && !isReadOnly ? (
        <Plain onClick={() => onChange({ name: own.name })}>{say('Back to default')}</Plain>
      ) : null}
    </Card>
  );
}

const Look = ({ name }: { name: string }) => (
  <WebsiteLook>
    <FieldOfSite name={name} />
  </WebsiteLook>
);

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
                : withPart(own, 'isRequired', undefined),
            )
          }
        >
          {say('Everybody must fill it in')}
        </Tick>
      ) : null}
    </>
  );
}
