import { paths } from '../paths.ts';
import type { FormToken } from './formMarkup.ts';
import type { WorkChallenge } from './proofOfWork.ts';

/*
 * What the scripts of forms read of answers, by hand: a library of schemas would be a third of what they load besides
 * React. Everybody else reads them by `answers.ts`, and a test compares both.
 */

/** Reads the data of an answer that took a form, as a schema does: none where the answer is of something else. */
export interface AnswerReader<Data> {
  safeParse: (answer: unknown) => { data?: { data: Data } | undefined };
}

const withTexts = (...names: readonly string[]): AnswerReader<unknown> => ({
  safeParse(answer) {
    const { data, success } = Object(answer);
    const fits = success === true && names.every((name) => typeof Object(data)[name] === 'string');
    return fits ? { data: { data } } : {};
  },
});

/** Of a message: the handles of its request. R40. */
const sent = withTexts('dealId', 'personId', 'noteId', 'companyId');
const others: Readonly<Record<string, typeof sent>> = {
  [paths.articleFile]: withTexts('downloadUrl', 'until'),
  [paths.subscribe]: withTexts(),
};

/** How the answer of a call is read. */
export const readerOf = (path: string) => others[path] ?? sent;

/** Throws where there is none. */
export function readToken(answer: unknown): FormToken & { challenge: WorkChallenge | undefined } {
  const { challenge, formToken, honeypotName } = Object(answer);
  if (typeof formToken !== 'string' || typeof honeypotName !== 'string') throw new Error('There is no token');
  return { challenge, formToken, honeypotName };
}

/** A fault of a field, as any host may send it: only the name of the field is needed. R41. */
export function readDetail(detail: unknown): { name: string; type?: string; message?: string } | undefined {
  const { context, message, type } = Object(detail);
  const { key: name } = Object(context);
  return typeof name === 'string' ? { name, ...textsIn({ type, message }) } : undefined;
}

const textsIn = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => typeof part === 'string'));

/**
 * The field with the browser's proof of work: base64 of JSON of a {@link WorkChallenge} and its solution, the format of
 * all ALTCHA programs. Only script adds it, and only where the server asked for it.
 */
export const proofField = 'proofOfWork';
