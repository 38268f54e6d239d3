import { isSiteField, type SiteField, siteQuestion } from '@frontage/contract/contact/siteQuestions.ts';
import type { AnyQuestion, SiteQuestion } from '@frontage/contract/forms/Question.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { type FormLook, usuallyOptional } from './formLook.ts';

/** The sentences that ask for choices. */
const asks = { projectTypes: 'additionWanted', timeline: 'additionTimeline' } as const;
const isAsked = (name: string): name is keyof typeof asks => name in asks;

/** A field: in the owner's words for all pages, otherwise in those of the block, otherwise in the usual ones. */
export function fieldOf(
  { optional = usuallyOptional, settings, worded = {} }: FormLook,
  name: SiteField,
): SiteQuestion {
  const { own, words } = settings;
  const said = own?.fields?.[name];
  return siteQuestion(
    name,
    {
      called: said?.label,
      label: said?.label ?? worded[name]?.label ?? (isAsked(name) ? say(words, asks[name]) : undefined),
      placeholder: said?.placeholder ?? worded[name]?.placeholder,
      help: said?.help,
      required: said?.isRequired || !optional.includes(name),
    },
    words,
  );
}

/** Whether a name is that of a field, and of no question of the owner's. */
export const isFieldOf = ({ questions = [] }: FormLook, name: string): name is SiteField =>
  isSiteField(name) && !questions.some(({ id }) => id === name);

/** All that a form asks, in order: its fields, but for files, and its owner's questions. */
export const questionsOf = (look: FormLook): AnyQuestion[] => [
  ...look.names.filter((name) => isFieldOf(look, name)).map((name) => fieldOf(look, name)),
  ...(look.questions ?? []),
];
