import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { isFileField } from '@frontage/contract/contact/limits.ts';
import type { AnswerReader } from '@frontage/contract/contact/readAnswers.ts';
import type { OwnForm } from '@frontage/contract/forms/ownForm.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import type { ComponentType } from 'react';
import type { FieldFault, FormEngine, FormState } from './createFormEngine.ts';

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
  level?: 2 | 3 | undefined;
  /** Where it is a part of a form of the page, which has more than fields. */
  isPart?: boolean | undefined;
  /** The page around such a part says what the host has answered. */
  isAnsweredAround?: boolean | undefined;
  /** Nobody is told when an answer comes. */
  isUnanswered?: boolean | undefined;
  className?: string | undefined;
  /** Address and button in one row, with the classes of that row. */
  row?: { row?: string | undefined; field?: string | undefined; button?: string | undefined; hasNote: boolean };
  /** In the thank-you of requests: another message, what is needed and when (R44), and large words. */
  thanks?: { again?: boolean | undefined; more?: boolean | undefined; isLarge?: boolean | undefined } | undefined;
  /** The free place that the message takes, with the words beside it before and after. */
  berth?: { free: string; taken: string; className: string | undefined } | undefined;
  /** What replaces it once it was sent; without it, that thank-you. */
  sent?: SentLook | undefined;
  questions?: readonly Question[] | undefined;
  /** Under which what is typed is kept, where that is not the id of the form. */
  keptAs?: string | undefined;
  /** The same of the form that goes on with what was typed here. */
  fills?: string | undefined;
}

/** As JSON in an attribute: with quotes that HTML does not escape, a page is a kilobyte shorter. */
export const writeLook = (look: FormLook): string =>
  JSON.stringify(look).replaceAll('`', '\\u0060').replaceAll('"', '`');

export const readLook = (place: Element): FormLook =>
  JSON.parse(place.getAttribute(formMarks.look)?.replaceAll('`', '"') ?? '');

/** Whether it asks for files, by its fields or its questions. */
export const takesFiles = ({ names, questions = [] }: Pick<FormLook, 'names' | 'questions'>): boolean =>
  names.some(isFileField) || questions.some(({ kind }) => kind === 'file');

/** What replaces a form that is not a request. */
export interface SentLook {
  title: string;
  /** `{address}` stands for the address that was typed. */
  text: string;
  level: 2 | 3 | 4;
  open?: string;
  /** Words of the button that brings the form back, and those beside the free place. */
  again?: string;
  waiting?: string;
  /** Keeps the height of the form. */
  isSteady?: boolean;
  classes: Readonly<Record<string, string | undefined>>;
}

/** What a form must know about its page; small, because it is written into the page for the form's script. */
export interface FormSettings {
  formId: string;
  /** Prefix of the ids of all its fields; unique on the page. */
  idPrefix: string;
  /** Id of the section that is scrolled to once the form was sent. */
  anchor: string;
  formToken: string;
  honeypotName: string;
  pagePath: string;
  companyName: string;
  /** Shown once the form was sent: who answers, and when. */
  answerText: string;
  email: string;
  privacyPath: string;
  /** For a form that gives away seats at an event. */
  eventSlug?: string;
  /** For an application: the title of the post. */
  vacancy?: string;
  own?: Pick<OwnForm, 'fields'>;
  /** The owner's words in place of the usual thank-you. */
  thanks?: { title?: string | undefined; text?: string | undefined };
  /** Where a visitor is taken in place of the thank-you. */
  next?: string;
  /** The words below the button where they are not those of the contact form; `policy` leads to the policy. */
  note?: { version: string; text: string; policy?: string };
  /** Sentences that are not the usual ones. */
  words?: Words;
  /** The site's language, where it is not the usual one. */
  language?: Language;
  /** Only in a page that was drawn for a visitor who sent this form without script. */
  answer?: PlacedAnswer;
}

/** Id of the form element, by which its script finds what was typed before it loaded. */
export const formElementId = (settings: Pick<FormSettings, 'idPrefix'>) => `${settings.idPrefix}-form`;

export const fieldId = (settings: Pick<FormSettings, 'idPrefix'>, name: string) => `${settings.idPrefix}-${name}`;

/** The host's answer to a form that was sent without script, as far as the form has a place for it. */
export type PlacedAnswer = Omit<FormAnswer, 'formId'>;

type Answered = { answer?: PlacedAnswer | undefined; words?: Words | undefined };

/** What was typed into a field; undefined in a form that is shown for the first time. */
export function typedIn({ answer }: Answered, name: string): string | undefined {
  return answer?.typed[name]?.[0];
}

/** Every value of a field that may have several; undefined in a form that is shown for the first time. */
export function chosenIn({ answer }: Answered, name: string): readonly string[] | undefined {
  return answer && (answer.typed[name] ?? []);
}

export function errorAt({ answer }: Answered, name: string): string | undefined {
  return answer?.errors.find((error) => error.name === name)?.message;
}

/** What the script of a page adds to a form that is only a part of it. */
export interface FormBridge {
  /** Shown where the host gives no sentence. */
  failureText: string;
  fields: () => Record<string, string>;
  /** What is wrong with what the page asks besides. */
  faults: () => readonly (readonly [name: string, FieldFault])[];
  success: AnswerReader<unknown>;
  show: (state: FormState) => void;
  taken: () => void;
  sent: (data: unknown) => void;
}

/** What the script of a page can do with a form that is awake. */
export interface AwakeForm {
  engine: FormEngine;
  label: (words: string) => void;
}

type FieldFaults = ReadonlyMap<string, FieldFault>;

export interface FormOptions {
  /** The faults of a form that has more rules than the `usual` ones, or others. */
  check?: (form: HTMLFormElement, usual: (form: HTMLFormElement) => FieldFaults) => FieldFaults;
  /** Called with each change in the form, and once as it wakes. */
  onInput?: (form: HTMLFormElement) => void;
  /** Called before sending, when nothing is wrong: true where the form leads on instead. */
  leadsOn?: () => boolean;
  bridge?: FormBridge | undefined;
  /** What this browser knows about its visitor, and the form does not ask for. */
  known?: () => Promise<Record<string, string>>;
  /** Counts what was sent, where it is no lead. */
  report?: (formId: string, pagePath: string) => void;
  /** Tells of a failure elsewhere than above the fields: true where it did. */
  fail?: (state: FormState & { phase: 'failure' }) => boolean;
  /** The field of a file, which forms without one do not load. */
  File?: ComponentType<{ name: string }> | undefined;
  /** The same for the country. */
  Country?: ComponentType | undefined;
  /** Called once the form hears what happens in it. */
  onAwake?: ((form: AwakeForm) => void) | undefined;
  onSent: (data: unknown) => void;
}

/** What the control of a question of `own/questions` is given. The frame around it has label, help and fault. */
export interface QuestionControlProps {
  question: Question;
  /** Of the input; of the first one where there are several. All have the name, or are named by none. */
  id: string;
  name: string;
  required: boolean;
  isInvalid: boolean;
  /** What the host sent back, in a form without script that it could not take. */
  typed: readonly string[];
  'aria-describedby'?: string;
}

export type QuestionControl = ComponentType<QuestionControlProps>;
