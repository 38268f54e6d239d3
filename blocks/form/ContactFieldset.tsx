import { counterFrom, fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { readableSize } from '@frontage/contract/contact/fileCheck.ts';
import type { FileField } from '@frontage/contract/contact/fileFields.ts';
import { fileEndings, maxCharacters } from '@frontage/contract/contact/limits.ts';
import { describedWithHelp, Field } from '@frontage/design/kit/Field/Field.tsx';
import { FileField as FileFieldBox } from '@frontage/design/kit/FileField/FileField.tsx';
import { CharacterCount, TextArea } from '@frontage/design/kit/TextArea/TextArea.tsx';
import { TextInput } from '@frontage/design/kit/TextInput/TextInput.tsx';
import type { ComponentProps } from 'react';
import { anyFileWords, fieldWords, fileWords } from './fieldWords.ts';
import { type FormSettings, fieldId } from './formSettings.ts';
import { fileErrorAt, typedIn } from './placedAnswer.ts';
import { describeUpload } from './uploadProgress.ts';
import type { useRequestForm } from './useRequestForm.ts';

type Request = ReturnType<typeof useRequestForm>;

export interface FieldProps {
  settings: FormSettings;
  request: Request;
}

interface LineFieldProps extends FieldProps {
  name: 'name' | 'surname' | 'email' | 'company' | 'phone';
  isOptional?: boolean;
  input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>;
}

/** One line of a form, half as wide as the form where there is room. */
export function LineField({ settings, request, name, isOptional = false, input }: LineFieldProps) {
  const id = fieldId(settings, name);
  const error = request.errors[name];
  const { help, isRequired, label, optional, placeholder } = fieldWords(settings, name, {
    ...fieldTexts[name],
    isOptional,
  });
  return (
    <div data-half="">
      <Field id={id} name={name} label={label} error={error} optional={optional} help={help}>
        <TextInput
          id={id}
          name={name}
          placeholder={placeholder}
          isInvalid={Boolean(error)}
          required={isRequired}
          defaultValue={typedIn(settings, name)}
          {...describedWithHelp(id, help)}
          {...input}
        />
      </Field>
    </div>
  );
}

export function CompanyField(props: FieldProps) {
  return <LineField {...props} name="company" isOptional input={{ autoComplete: 'organization' }} />;
}

export function PhoneField(props: FieldProps) {
  return (
    <LineField {...props} name="phone" isOptional input={{ type: 'tel', autoComplete: 'tel', inputMode: 'tel' }} />
  );
}

export function NameField(props: FieldProps) {
  return <LineField {...props} name="name" input={{ autoComplete: 'name' }} />;
}

export function EmailField(props: FieldProps) {
  return <LineField {...props} name="email" input={{ type: 'email', autoComplete: 'email', inputMode: 'email' }} />;
}

interface MessageFieldProps extends FieldProps {
  isOptional?: boolean;
  label?: string | undefined;
  placeholder?: string | undefined;
}

export function MessageField({ settings, request, label: asked, placeholder: example, isOptional }: MessageFieldProps) {
  const id = fieldId(settings, 'message');
  const error = request.errors.message;
  const { help, isRequired, label, optional, placeholder } = fieldWords(settings, 'message', {
    label: asked ?? fieldTexts.message.label,
    placeholder: example ?? fieldTexts.message.placeholder,
    isOptional,
  });
  return (
    <Field id={id} name="message" label={label} optional={optional} help={help} error={error}>
      <TextArea
        id={id}
        name="message"
        rows={4}
        placeholder={placeholder}
        isInvalid={Boolean(error)}
        required={isRequired}
        defaultValue={typedIn(settings, 'message')}
        {...describedWithHelp(id, help)}
      />
      <CharacterCount used={request.messageLength} max={maxCharacters.message} from={counterFrom} />
    </Field>
  );
}

const accept = fileEndings.join(',');

interface AttachmentFieldProps extends FieldProps {
  name?: FileField;
  /** What is asked for; without it, any file. */
  label?: string | undefined;
}

/** One file of a form. Several are sent together, so each shows how much of all has arrived. */
export function AttachmentField({ settings, request, name = 'file', label }: AttachmentFieldProps) {
  const { chosen, generation, bytes, choose, remove } = request.files;
  const own = chosen[name];
  const { isSending, progress } = request;
  return (
    <FileFieldBox
      key={generation}
      id={fieldId(settings, name)}
      name={name}
      texts={name === 'file' ? fileWords(settings, label) : anyFileWords(settings, label)}
      accept={accept}
      chosen={own && { name: own.file.name, size: readableSize(own.file.size) }}
      problem={own?.problem ?? (own ? undefined : fileErrorAt(settings, name))}
      upload={isSending && own ? describeUpload(bytes, progress ?? { sentBytes: 0, totalBytes: undefined }) : undefined}
      onChoose={(file) => choose(name, file)}
      onRemove={() => remove(name)}
      onCancel={request.cancel}
    />
  );
}
