import { questionsIn } from '../contact/fields.ts';
import { siteQuestion } from '../contact/siteQuestions.ts';
import { checkAnswers } from '../forms/checkAnswers.ts';

interface Options {
  emailAsked?: string | undefined;
  /** The owner's words for fields, and those that the owner made required. */
  called?: Readonly<Record<string, string>>;
  required?: readonly string[];
}

/** Checks what was typed into the fields of a call, as a browser does. */
export function checkSite(
  schema: Parameters<typeof questionsIn>[0],
  typed: Readonly<Record<string, string | readonly string[]>>,
  { called = {}, emailAsked, required = [] }: Options = {},
) {
  const asked = questionsIn(schema).map(({ isNeeded, name }) =>
    siteQuestion(name, { called: called[name], label: name, required: isNeeded || required.includes(name) }),
  );
  const sent = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value].flat()]));
  return checkAnswers(asked, sent, { isCountry: () => true, emailAsked });
}
