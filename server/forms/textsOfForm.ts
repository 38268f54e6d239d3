import { ownCharacters } from '@frontage/contract/forms/ownForm.ts';
import { mostQuestions } from '@frontage/contract/forms/questions.ts';
import { say } from '../admin/say.ts';
import type { TextWithin } from '../fields/isRunningText.ts';
import { rowsOf } from '../fields/valuesIn.ts';

const partsOfQuestion = [
  ['label', 'Question', mostQuestions.label],
  ['help', 'Help below the question', mostQuestions.help],
  ['placeholder', 'Example in the empty field', mostQuestions.label],
  ['message', 'Said of a wrong answer, in place of the usual sentence', mostQuestions.message],
] as const;

const partsOfField = [
  ['label', 'Question', ownCharacters.label],
  ['placeholder', 'Example in the empty field', ownCharacters.placeholder],
  ['help', 'Help below the question', ownCharacters.help],
] as const;

/** What an owner's questions say to visitors, of whichever kind they are. */
export function textsOfQuestions(questions: unknown): TextWithin[] {
  return rowsOf(questions).flatMap((question, index) => {
    const { id, options } = Object(question);
    const place = say('Question {number}', { number: index + 1 });
    const choices = rowsOf(options).flatMap((option, at) => {
      const words = `${place} › ${say('Option {number}', { number: at + 1 })}`;
      const path = [id, 'options', Object(option).id];
      return textsOf(option, words, path, [['label', 'Label', mostQuestions.label]]);
    });
    return [...textsOf(question, place, [id], partsOfQuestion), ...choices];
  });
}

/** What an owner says otherwise at the fields of a form of the table. */
export function textsOfFields(fields: unknown): TextWithin[] {
  return rowsOf(fields).flatMap((field) => {
    const { label, name } = Object(field);
    return textsOf(field, label || name, [name], partsOfField);
  });
}

type Parts = readonly (readonly [name: string, label: string, most: number])[];

function textsOf(row: unknown, place: string, path: readonly string[], parts: Parts): TextWithin[] {
  return parts.flatMap(([name, label, most]) => {
    const text: unknown = Object(row)[name];
    return typeof text === 'string' ? { text, most, place: `${place} › ${say(label)}`, path: [...path, name] } : [];
  });
}
