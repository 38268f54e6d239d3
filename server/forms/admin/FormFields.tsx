import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { type StoredField, storedFields, takesQuestions } from '@frontage/contract/forms/ownForm.ts';
import { bareSlug } from '@frontage/contract/language.ts';
import { FieldError, useField, useFormFields } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { say } from '../../admin/say.ts';
import { FieldCard } from './FieldCard.tsx';
import { UsualPart } from './parts.tsx';

/** The fields of a form, each with its words, in the owner's order. Stored only once something is changed. */
export function FormFields({ path, readOnly = false }: JSONFieldClientProps) {
  const { setValue, showError, value } = useField<unknown>({ path });
  const [kind, name] = useFormFields(([fields]) => [fields.kind?.value, fields.name?.value].map((one) => one ?? ''));
  const form = formNamed(bareSlug(String(kind || name)));
  if (!form)
    return <p>{say('This form is no longer part of the site. What you see here is kept, and shown nowhere.')}</p>;
  const usual = form.fields.map(({ name }): StoredField => ({ name }));
  const read = storedFields.safeParse(value ?? usual).data ?? usual;
  const known = read.filter(({ name }) => usual.some((field) => field.name === name));
  const rows = [...known, ...usual.filter(({ name }) => !known.some((field) => field.name === name))];

  const store = (next: readonly StoredField[]) =>
    setValue(JSON.stringify(next) === JSON.stringify(usual) ? null : next);
  const change = (place: number, field: StoredField) => store(rows.with(place, field));
  const move = (place: number, by: 1 | -1) => {
    const moved = rows.toSpliced(place, 1);
    store(moved.toSpliced(place + by, 0, ...rows.slice(place, place + 1)));
  };

  return (
    <UsualPart heading={say('What the form asks')} onReset={value && !readOnly ? () => setValue(null) : undefined}>
      <p>
        {say('Open a field to change its words. What you leave empty keeps the default, shown in grey.')}
        {takesQuestions(form)
          ? ''
          : ` ${say('It takes no questions of your own: where you want to know more, make a form of them, and show it in a block “Form”.')}`}
      </p>
      <FieldError path={path} showError={showError} />
      <ol>
        {rows.map((row, place) => {
          const field = form.fields.find(({ name }) => name === row.name);
          return field ? (
            <FieldCard
              key={row.name}
              field={field}
              askedBy={form.blocks.length > 0 ? 'block' : 'settings'}
              own={row}
              isReadOnly={readOnly}
              onChange={(next) => change(place, next)}
              {...(place > 0 ? { onUp: () => move(place, -1) } : {})}
              {...(place < rows.length - 1 ? { onDown: () => move(place, 1) } : {})}
            />
          ) : null;
        })}
      </ol>
    </UsualPart>
  );
}
