import { consentNote } from '@frontage/contract/contact/messages.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { noteIn } from '@frontage/contract/words/ownWords.ts';
import { useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { ListedField } from '../../admin/fields/pickers.tsx';
import { say } from '../../admin/say.ts';
import { describedIn } from '../describedIn.ts';
import styles from './forms.module.css';
import { choicesOf } from './questionDrafts.ts';
import { useWebsite } from './WebsiteLook.tsx';

/* What the editor of a form consists of: it loads as one. */
export { FormFields } from './FormFields.tsx';
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
