import type { FileType } from '../contact/limits.ts';
import type { Currency } from '../money.ts';
import type { faultTexts } from '../words/formTexts.ts';

/** The kinds of the core, in the order of the admin's menu. */
export const coreKindNames = [
  ...(['text', 'longText', 'email', 'phone', 'number', 'amount', 'date', 'choice', 'choices', 'yesNo'] as const),
  ...(['country', 'file', 'consent', 'heading', 'note'] as const),
] as const;
/** One in `own/questions` is called like its folder. A form may hold one that is there no longer. */
export type OwnKindName = `own_${string}`;
export type CoreKindName = (typeof coreKindNames)[number];
export type QuestionKindName = CoreKindName | OwnKindName;

/** The id of the question how somebody heard of the agency: its answer stands beside where a request came from. */
export const heardOfUs = 'heard-of-us';

/** One question of an owner's form. Its id is the name of its field, and stays when its words change. */
export interface Question {
  id: string;
  kind: QuestionKindName;
  label: string;
  help?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  options?: readonly { id: string; label: string }[] | undefined;
  /** It is asked only if an earlier question has that option, or has an answer or none. */
  askIf?: { question: string; is?: string | undefined; filled?: boolean | undefined } | undefined;
  /** Characters of a text, a number, a day, or how many may be chosen or sent; inclusive. */
  min?: number | string | undefined;
  max?: number | string | undefined;
  /** Said of a wrong answer in place of the usual sentence. */
  message?: string | undefined;
  /** From 1. */
  page?: number | undefined;
  /** In which an amount is asked for. */
  currency?: Currency | undefined;
  /** The files that it takes; without types, all that the site takes. R28. */
  types?: readonly FileType[] | undefined;
  /** Megabytes of each, inclusive, where that is less than the site takes. */
  maxSizeMb?: number | undefined;
  /** Days for which its answer is kept, where that is less than the request. */
  keptDays?: number | undefined;
  /** It is hidden: the address of the page answers it, by its parameter of that name. */
  from?: string | undefined;
}

/** A field that forms of the site have: a question whose id and kind are the product's. */
export interface SiteQuestion extends Question {
  /** What a text has to fit. */
  pattern?: RegExp | undefined;
  /** The id of what is said of any wrong answer. */
  fault?: keyof typeof faultTexts | undefined;
  /** The owner's word for it; sentences call it by its id where there is none. */
  called: string | undefined;
}

/** One of either. */
export type AnyQuestion = Question | SiteQuestion;

export const isSiteQuestion = (question: AnyQuestion): question is SiteQuestion => 'called' in question;

/** An answer: a number, a text, or the ids of what was chosen. */
export type AnswerValue = string | number | readonly string[];

/** An answer as a request keeps it: label and option as they were read. */
export interface StoredAnswer {
  question: string;
  kind: QuestionKindName;
  label: string;
  value: AnswerValue;
  shown: string;
  /** Days after which it is removed from its request. */
  keptDays?: number | undefined;
}
