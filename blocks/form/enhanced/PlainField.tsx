import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { furtherTexts } from '@frontage/contract/contact/furtherTexts.ts';
import { maxCharacters } from '@frontage/contract/contact/limits.ts';
import { describedWithHelp, Field } from '@frontage/design/kit/Field/Field.tsx';
import { TextArea } from '@frontage/design/kit/TextArea/TextArea.tsx';
import { TextInput } from '@frontage/design/kit/TextInput/TextInput.tsx';
import type { ComponentProps } from 'react';
import { calledBy, fieldWords } from '../fieldWords.ts';
import { type FormSettings, fieldId } from '../formSettings.ts';
import { errorAt } from '../placedAnswer.ts';
import { asAnswered } from './asAnswered.ts';

const texts = { ...fieldTexts, ...furtherTexts };

interface PlainFieldProps {
  settings: FormSettings;
  name: 'name' | 'email' | 'company' | 'phone' | 'repository' | 'network' | 'language' | 'linesOfCode' | 'deadline';
  isOptional?: boolean;
  /** As wide as the form. */
  isWide?: boolean;
  input?: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'>;
}

/** Fields that are chosen have no example. */
const usualOf = (name: PlainFieldProps['name']): { label: string; placeholder?: string } => texts[name];

/** One line of a plain form. */
export function PlainField({ settings, name, isOptional = false, isWide = false, input }: PlainFieldProps) {
  const id = fieldId(settings, name);
  const { help, isRequired, label, optional, placeholder } = fieldWords(settings, name, {
    ...usualOf(name),
    isOptional,
  });
  return (
    <div {...(isWide ? {} : { 'data-half': '' })}>
      <Field id={id} name={name} label={label} optional={optional} help={help} error={errorAt(settings, name)}>
        <TextInput
          {...asAnswered(settings, name)}
          name={name}
          placeholder={placeholder}
          required={isRequired}
          {...calledBy(settings, name)}
          {...describedWithHelp(id, help)}
          {...input}
        />
      </Field>
    </div>
  );
}

/** The attributes by which browsers fill in who asks. */
const whoInputs = {
  name: { autoComplete: 'name', maxLength: maxCharacters.name },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: maxCharacters.email },
  company: { autoComplete: 'organization', maxLength: maxCharacters.company },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: maxCharacters.phone },
} as const;

interface WhoFieldProps extends Pick<PlainFieldProps, 'isOptional' | 'settings'> {
  name: keyof typeof whoInputs;
}

/** One line about who asks, or how to reach them. */
export function WhoField(props: WhoFieldProps) {
  return <PlainField {...props} input={whoInputs[props.name]} />;
}

interface PlainMessageProps {
  settings: FormSettings;
  label: string;
  placeholder: string;
  isRequired?: boolean;
  /** null: as high as the browser makes it. */
  rows?: number | null;
}

/** Space for a message. */
export function PlainMessage({ settings, isRequired: isNeeded = false, rows = 4, ...usual }: PlainMessageProps) {
  const id = fieldId(settings, 'message');
  const words = fieldWords(settings, 'message', { ...usual, isOptional: !isNeeded });
  const { help, isRequired, label, optional, placeholder } = words;
  return (
    <Field id={id} name="message" label={label} optional={optional} help={help} error={errorAt(settings, 'message')}>
      <TextArea
        {...asAnswered(settings, 'message')}
        name="message"
        {...(rows ? { rows } : {})}
        placeholder={placeholder}
        maxLength={maxCharacters.message}
        required={isRequired}
        {...calledBy(settings, 'message')}
        {...describedWithHelp(id, help)}
      />
    </Field>
  );
}
