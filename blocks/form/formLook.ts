import type { Question } from '@frontage/contract/forms/Question.ts';
import type { FormSettings } from './formSettings.ts';

/** The fields that most forms ask for and nobody has to fill in. */
export const usuallyOptional: readonly string[] = [
  ...['surname', 'company', 'phone', 'country', 'file', 'proof', 'essay', 'projectTypes', 'timeline'],
  ...['linesOfCode', 'deadline', 'callTime'],
];

/** All that a form is drawn by, on the host and in the browser; small, because it is in the page. */
export interface FormLook {
  settings: FormSettings;
  /** Path of the call on the backend, where it is not that of messages. */
  path?: string | undefined;
  /** Id of what names the form for screen readers. */
  labelledBy: string;
  /** Names of its fields, in order. */
  names: readonly string[];
  /** The fields that may stay empty, where they are not the usual ones. */
  optional?: readonly string[] | undefined;
  /** The words of its block, by field. */
  worded?: Readonly<Record<string, { label?: string | undefined; placeholder?: string | undefined }>> | undefined;
  buttonText: string;
  tone?: 'ink' | undefined;
  consentFieldName?: string | undefined;
  /** Fields that are sent as they are. */
  fixed?: Readonly<Record<string, string>> | undefined;
  /** Level of the headings in it. */
  level?: 2 | 3 | undefined;
  /** Where it is a part of a form of the page, which has more than fields. */
  isPart?: boolean | undefined;
  /** The page around such a part says what the host has answered. */
  isAnsweredAround?: boolean | undefined;
  /** Nobody is told when an answer comes. */
  isUnanswered?: boolean | undefined;
  /** Classes of its element. */
  className?: string | undefined;
  /** Address and button in one row, with the classes of that row. */
  row?: { row?: string | undefined; field?: string | undefined; button?: string | undefined; hasNote: boolean };
  /** In the thank-you of requests: another message, what is needed and when (R44), and large words. */
  thanks?: { again?: boolean | undefined; more?: boolean | undefined; isLarge?: boolean | undefined } | undefined;
  /** The free place that the message takes, with the words beside it before and after. */
  berth?: { free: string; taken: string; className: string | undefined } | undefined;
  /** What replaces it once it was sent; without it, that thank-you. */
  sent?: SentLook | undefined;
  /** The questions of an owner's form. */
  questions?: readonly Question[] | undefined;
}

/** What replaces a form that is not a request. */
export interface SentLook {
  title: string;
  /** `{address}` stands for the address that was typed. */
  text: string;
  level: 2 | 3 | 4;
  /** Words of the link to a document. */
  open?: string;
  /** Words of the button that brings the form back, and those beside the free place. */
  again?: string;
  waiting?: string;
  /** Keeps the height of the form. */
  isSteady?: boolean;
  classes: Readonly<Record<string, string | undefined>>;
}

/** Which of the views draws a form: by what it asks, on the host and in the browser alike. */
export const viewOf = ({ names, questions }: FormLook): 'country' | 'plain' | 'questions' =>
  questions ? 'questions' : names.includes('country') ? 'country' : 'plain';
