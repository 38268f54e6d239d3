import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { maxCharacters } from '@frontage/contract/contact/limits.ts';
import { Field } from '@frontage/design/kit/Field/Field.tsx';
import { TextArea } from '@frontage/design/kit/TextArea/TextArea.tsx';
import { TextInput } from '@frontage/design/kit/TextInput/TextInput.tsx';
import type { ComponentProps } from 'react';
import { type FormSettings, fieldId } from '../formSettings.ts';
import { errorAt } from '../placedAnswer.ts';
import { asAnswered } from './asAnswered.ts';

interface PlainFieldProps {
  settings: FormSettings;
  name: 'name' | 'email' | 'company' | 'phone' | 'repository' | 'network' | 'language' | 'linesOfCode' | 'deadline';
  isOptional?: boolean;
  /** As wide as the form. */
  isWide?: boolean;
  input?: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'>;
}

/** One line of a form without a script of its own. */
export function PlainField({ settings, name, isOptional = false, isWide = false, input }: PlainFieldProps) {
  const texts = fieldTexts[name];
  return (
    <div {...(isWide ? {} : { 'data-half': '' })}>
      <Field
        id={fieldId(settings, name)}
        name={name}
        label={texts.label}
        optional={isOptional ? fieldTexts.optional : undefined}
        error={errorAt(settings, name)}
      >
        <TextInput
          {...asAnswered(settings, name)}
          name={name}
          placeholder={'placeholder' in texts ? texts.placeholder : undefined}
          required={!isOptional}
          {...input}
        />
      </Field>
    </div>
  );
}

/** Name and address, which every form asks for. */
export function WhoFields({ settings }: { settings: FormSettings }) {
  return (
    <>
      <PlainField settings={settings} name="name" input={{ autoComplete: 'name', maxLength: maxCharacters.name }} />
      <PlainField
        settings={settings}
        name="email"
        input={{ type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: maxCharacters.email }}
      />
    </>
  );
}

interface PlainMessageProps {
  settings: FormSettings;
  label: string;
  placeholder: string;
}

/** Room for more, where somebody wants to say it. */
export function PlainMessage({ settings, label, placeholder }: PlainMessageProps) {
  return (
    <Field
      id={fieldId(settings, 'message')}
      name="message"
      label={label}
      optional={fieldTexts.optional}
      error={errorAt(settings, 'message')}
    >
      <TextArea
        {...asAnswered(settings, 'message')}
        name="message"
        rows={4}
        placeholder={placeholder}
        maxLength={maxCharacters.message}
      />
    </Field>
  );
}
