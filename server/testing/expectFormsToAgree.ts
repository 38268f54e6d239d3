import { countryCodeOf } from '@frontage/contract/contact/countries.ts';
import { checkAnswers, sayAnswerFault } from '@frontage/contract/forms/checkAnswers.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import type { StoredAnswer } from '@frontage/contract/forms/Question.ts';
import { questionsFault, questionsSchema } from '@frontage/contract/forms/questions.ts';
import { paths } from '@frontage/contract/paths.ts';
import { anySending } from '@frontage/contract/testing/formsAndAnswers.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { keepQuestions, versionOf } from '../forms/formVersions.ts';
import { answersTo } from '../forms/parseAnswers.ts';
import { answersOf } from '../inbox/answersOf.ts';
import type { Lead } from '../payload-types.ts';
import { makeMultipart, tokenOf } from './requests.ts';
import { openTestHost, type TestHost } from './testHost.ts';

const isCountry = (name: string) => countryCodeOf(name) !== undefined;

/**
 * Of so many generated forms, alone or behind the fields of a form of the site, each sent once to a host with a database:
 * answers that fit are stored as they were read, and others are refused by the browser's check and by the host alike.
 * Some must have ended either way; of 1,000 and more, where chance decides no longer, a tenth at least.
 */
export async function expectFormsToAgree(numRuns: number, formId: 'call-back' | 'generated'): Promise<void> {
  const around = formNamed(formId);
  const host = await openTestHost({
    settings: { sendMailPer10Minutes: 1_000_000, sendMailAllPer10Minutes: 1_000_000 },
  });
  const { formToken } = await tokenOf(host.app, formId);
  const stored = new Map<string, readonly StoredAnswer[]>();
  let runs = 0;
  try {
    await fc.assert(
      fc.asyncProperty(anySending, async (generated) => {
        runs += 1;
        // Two forms may ask and be sent the same, which would count as the same request.
        const name = `Run ${runs}`;
        const first = { id: 'name', kind: 'text', label: 'Your name', required: true };
        const questions = questionsSchema.parse([...(around ? [] : [first]), ...generated.questions]);
        expect(questionsFault(questions, undefined, around)).toBeUndefined();
        const sent = { ...generated.sent, name: [name] };
        const { asked, faults, values } = checkAnswers(questions, sent, { isCountry, emailAsked: '' });
        await inTransaction(host.payload, (req) => keepQuestions(req, formId, questions));
        const form = { formId, formToken, formVersion: versionOf(questions), emailAsked: '' };
        const typed = around ? { ...form, phone: '+31 10 555 01 23' } : form;
        const answer = await sendAsBrowser(host, around?.path ?? paths.sendMail, typed, questions, sent);
        if (faults.length === 0) {
          expect(answer.statusCode).toBe(200);
          stored.set(name, answersTo(asked, values));
          return;
        }
        expect(answer.statusCode).toBe(422);
        const { error } = answer.json<{ error: { details: { message: string; context: { key: string } }[] } }>();
        const told = error.details.map(({ context, message }) => [context.key, message]);
        expect(told).toEqual(faults.map((fault) => [fault.question.id, sayAnswerFault(undefined, fault)]));
      }),
      { numRuns },
    );
    const { docs } = await host.payload.db.find<Lead>({ collection: 'leads', where: {}, pagination: false, limit: 0 });
    expect(new Map(docs.map((lead) => [lead.name, answersOf(lead)]))).toEqual(stored);
    expect(Math.min(stored.size, runs - stored.size)).toBeGreaterThan(numRuns < 1_000 ? 0 : numRuns / 10);
  } finally {
    await host.close();
  }
}

type Sent = Readonly<Record<string, readonly string[]>>;

async function sendAsBrowser(
  { app }: TestHost,
  url: string,
  form: Record<string, string>,
  questions: readonly { id: string; kind: string }[],
  sent: Sent,
) {
  const isFile = (id: string) => questions.some((one) => one.id === id && one.kind === 'file');
  const typed = Object.entries(sent).filter(([id]) => !isFile(id));
  const files = Object.entries(sent).flatMap(([field, names]) =>
    isFile(field) ? names.map((name) => ({ field, name, content: `A brief for ${field}.` })) : [],
  );
  const fields = Object.fromEntries(typed.map(([id, values]) => [id, values.join(',')]));
  const { headers, payload } = makeMultipart({ ...form, ...fields }, files);
  return app.inject({
    method: 'POST',
    url,
    headers: { accept: 'application/json', ...headers },
    payload,
  });
}
