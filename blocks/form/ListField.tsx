import { say } from '@frontage/contract/words/formTexts.ts';
import { Combobox, type ComboboxOption } from '@frontage/design/kit/Combobox/Combobox.tsx';
import { describedWithHelp, Field, type FieldProps } from '@frontage/design/kit/Field/Field.tsx';
import { Select } from '@frontage/design/kit/Select/Select.tsx';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useFormAround } from './useForm.ts';

/** Choices up to this many stay the browser's own list. */
const mostUnsearched = 12;

interface ListFieldProps extends Omit<ComponentProps<typeof Select>, 'id' | 'options'> {
  field: Omit<FieldProps, 'children'>;
  options: readonly ComboboxOption[];
  searchLabel: string;
  /** What it shows, where that is known elsewhere than in the form. */
  shown?: string;
}

/**
 * One of many choices: the browser's own list in the page, which stays what is sent and kept; the form's script puts one
 * in its place that is searched. R16.
 */
export function ListField({ field, options, searchLabel, shown, ...attributes }: ListFieldProps) {
  const { words } = useFormAround().look.settings;
  const list = useRef<HTMLSelectElement>(null);
  const [isSearched, setIsSearched] = useState(false);
  const [value, setValue] = useState('');
  // The first of them chooses nothing.
  const isLong = options.length - 1 > mostUnsearched;
  useEffect(() => {
    const { current } = list;
    if (!current || !isLong) return;
    const over = new AbortController();
    const listening = { signal: over.signal };
    const read = () => setValue(current.value);
    // Not while somebody chooses in it; a window that loses focus returns it to the list when it comes back.
    const look = () => {
      read();
      if (document.activeElement !== current) setIsSearched(true);
    };
    current.addEventListener('blur', look, listening);
    // Also what is restored, or emptied.
    current.form?.addEventListener('change', read, listening);
    look();
    return () => over.abort();
  }, [isLong]);
  useEffect(() => {
    if (isSearched && shown !== undefined && list.current) list.current.value = shown;
  });
  const { help, id } = field;
  const chosen = options.find((option) => option.value === (shown ?? value)) ?? options[0];
  return (
    <Field {...field} namesList={isSearched}>
      {isSearched && chosen ? (
        <Combobox
          id={id}
          options={options}
          chosen={chosen}
          searchLabel={searchLabel}
          noOptions={say(words, 'noOptions')}
          help={help}
          isInvalid={Boolean(field.error)}
          onChoose={(option) => {
            if (!list.current) return;
            list.current.value = option.value;
            setValue(option.value);
            // The form hears it as if it were chosen in the list of the browser.
            list.current.dispatchEvent(new Event('input', { bubbles: true }));
          }}
        />
      ) : null}
      <Select
        ref={list}
        id={isSearched ? `${id}-sent` : id}
        name={field.name}
        options={options}
        isInvalid={Boolean(field.error)}
        hidden={isSearched}
        {...describedWithHelp(id, help)}
        {...attributes}
      />
    </Field>
  );
}
