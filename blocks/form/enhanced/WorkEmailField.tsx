import { maxCharacters } from '@frontage/contract/contact/limits.ts';
import { describedWithHelp, Field } from '@frontage/design/kit/Field/Field.tsx';
import { TextInput } from '@frontage/design/kit/TextInput/TextInput.tsx';
import { calledBy, workEmailWords } from '../fieldWords.ts';
import { type FormSettings, fieldId } from '../formSettings.ts';
import { errorAt } from '../placedAnswer.ts';
import { asAnswered } from './asAnswered.ts';

interface WorkEmailFieldProps {
  settings: FormSettings;
  className: string | undefined;
}

/** The address that a short form asks for, with its button next to it. */
export function WorkEmailField({ className, settings }: WorkEmailFieldProps) {
  const id = fieldId(settings, 'email');
  const { help, label, placeholder } = workEmailWords(settings);
  return (
    <Field id={id} name="email" label={label} help={help} error={errorAt(settings, 'email')} className={className}>
      <TextInput
        {...asAnswered(settings, 'email')}
        type="email"
        name="email"
        placeholder={placeholder}
        autoComplete="email"
        maxLength={maxCharacters.email}
        required
        {...calledBy(settings, 'email')}
        {...describedWithHelp(id, help)}
      />
    </Field>
  );
}
