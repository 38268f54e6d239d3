import type { Question } from '@frontage/contract/forms/Question.ts';
import { useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { ListedField } from '../../admin/fields/pickers.tsx';
import { say } from '../../admin/say.ts';
import { choicesOf } from './questionDrafts.ts';

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
