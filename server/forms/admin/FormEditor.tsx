import { consentNote } from '@frontage/contract/contact/messages.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { noteIn } from '@frontage/contract/words/ownWords.ts';
import { SelectInput, useField, useFormFields } from '@payloadcms/ui';
import type { OptionObject, SelectFieldClientProps, TextFieldClientProps } from 'payload';
import { ListedField } from '../../admin/fields/pickers.tsx';
import { say } from '../../admin/say.ts';
import { call } from '../becomes.ts';
import { describedIn } from '../describedIn.ts';
import styles from './forms.module.css';
import { choicesOf } from './questionDrafts.ts';
import { useWebsite } from './WebsiteLook.tsx';

/* What the editor of a form consists of: it loads as one. */
export { Questions } from './Questions.tsx';

/** Chooses an answer of the form's questions, as the id of the question and that of the option. */
export function AnswerField(props: TextFieldClientProps) {
  const questions = useFormFields(([fields]) => fields.questions?.value);
  const options = (Array.isArray(questions) ? (questions as Question[]) : []).flatMap((question) =>
    choicesOf(question).map(({ id, label }) => ({
      label: say('“{question}” is {answer}', { question: question.label, answer: label }),
      value: `${question.id} ${id}`,
    })),
  );
  return (
    <ListedField
      {...props}
      options={options}
      isClearable
      unlistedLabel={() => say('An answer that is no longer there')}
    />
  );
}

/**
 * What a form becomes. A call is that of the calendar that follows, and has no value of its own: whoever asks for a
 * subscriber or an application may lead to the calendar too.
 */
export function BecomesField({ field, path, readOnly = false }: SelectFieldClientProps) {
  const { setValue, showError, value } = useField<string>({ path });
  const follows = useField<string | null>({ path: 'follows' });
  const isCall = (value ?? 'request') === 'request' && follows.value === 'calls';
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label ?? field.name}
      {...(field.admin?.description ? { description: field.admin.description } : {})}
      readOnly={readOnly}
      showError={showError}
      isClearable={false}
      options={[...(field.options as OptionObject[]), { ...call, label: say(call.label) }]}
      value={isCall ? call.value : (value ?? 'request')}
      onChange={(chosen) => {
        const { value: next } = chosen as OptionObject;
        if (next === call.value) follows.setValue('calls');
        else if (isCall && next === 'request') follows.setValue(null);
        setValue(next === call.value ? 'request' : next);
      }}
    />
  );
}

/** The default consent text, shown where the owner has not replaced it. */
export function UsualConsent() {
  const [becomes, kind, name, own] = useFormFields(([fields]) =>
    [fields.becomes, fields.kind, fields.name, fields.consentText].map((field) => String(field?.value ?? '')),
  );
  const { language } = useWebsite();
  if (own) return null;
  const note = describedIn({ becomes, kind, name })?.note ?? consentNote;
  const usual = (noteIn(language, note) ?? note).text;
  return <p className={`field-description ${styles.usual}`}>{say('The usual words: “{usual}”', { usual })}</p>;
}
