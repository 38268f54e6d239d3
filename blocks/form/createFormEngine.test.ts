import type { Attempt, MailRequest } from '@frontage/client/sendForm.ts';
import type { SendOutcome } from '@frontage/client/sendOutcome.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createFormEngine, type Fault, type FormState, type FormView } from './createFormEngine.ts';

type Answer = SendOutcome<string> | Promise<SendOutcome<string>>;

interface Given extends Partial<FormView<string>> {
  answers?: Answer[];
  fetchToken?: () => Promise<FormToken>;
}

/** A form without a page: it records what it shows, and the test gives what the host answers. */
function openForm({ answers = [], fetchToken, ...own }: Given = {}) {
  const shown: FormState[] = [];
  const said = { faults: [] as Fault[], sent: [] as string[], tokens: [] as string[], asPage: 0 };
  const requests: { key: string; signal: AbortSignal }[] = [];
  let tokens = 0;
  let keys = 0;
  const view: FormView<string> = {
    findFaults: () => [],
    read: () => ({ fields: { name: 'Ada' }, files: [] }),
    isHoneypotFilled: () => false,
    takeToken: ({ formToken }) => said.tokens.push(formToken),
    show: (state) => shown.push(state),
    showFaults(faults) {
      said.faults = [...faults];
      return faults.filter(({ name }) => name === 'elsewhere');
    },
    wordFor: () => undefined,
    words: undefined,
    empty: () => undefined,
    sendAsPage: () => {
      said.asPage += 1;
    },
    sent: (data) => said.sent.push(data),
    ...own,
  };
  const engine = createFormEngine<string>({
    view: () => view,
    call: { path: '/anywhere', success: z.object({ data: z.string() }) },
    formId: 'contact',
    failureText: 'Write to us instead.',
    sending: {
      async fetchFormToken() {
        if (fetchToken) return fetchToken();
        tokens += 1;
        return { formToken: `token-${tokens}`, honeypotName: 'topic' };
      },
      attemptOf(request: MailRequest, earlier: Attempt | undefined): Attempt {
        keys += earlier ? 0 : 1;
        return earlier ?? { idempotencyKey: `key-${keys}`, fingerprint: '', prepared: {}, files: request.files };
      },
      attemptAfter: (attempt, { outcome }) => (outcome === 'unreachable' ? attempt : undefined),
      async sendForm<Data>(_call: unknown, { idempotencyKey }: Attempt, { signal }: { signal: AbortSignal }) {
        requests.push({ key: idempotencyKey, signal });
        return (await (answers.shift() ?? { outcome: 'unreachable' })) as SendOutcome<Data>;
      },
    },
  });
  return { engine, shown, said, requests, last: () => shown.at(-1), phases: () => shown.map(({ phase }) => phase) };
}

const refusedAt = (name: string, type = 'server'): SendOutcome<string> => ({
  outcome: 'invalid',
  message: 'One field needs another look',
  details: [{ message: `No ${name}`, name, type }],
});

it('goes from the first change through submitting to success', async () => {
  const { engine, phases, said } = openForm({ answers: [{ outcome: 'sent', data: 'handles' }] });
  engine.change();
  await engine.submit();
  expect(phases()).toEqual(['touched', 'submitting', 'success']);
  expect(said.sent).toEqual(['handles']);
});

it('asks for one token, however often it is touched, and reads the form once the token has come', async () => {
  const order: string[] = [];
  const { engine, said } = openForm({
    takeToken: () => order.push('token'),
    read() {
      order.push('read');
      return { fields: {}, files: [] };
    },
  });
  engine.touch();
  engine.touch();
  await engine.submit();
  expect([order, said.tokens]).toEqual([['token', 'read'], []]);
});

it('sends nothing while there are faults, and leads to them', async () => {
  const { engine, requests, said, last } = openForm({ findFaults: () => [{ name: 'email', message: 'No' }] });
  await engine.submit();
  expect([requests.length, said.faults.length, last()]).toEqual([0, 1, { phase: 'failure' }]);
});

it('reports a fault without a place above the form, so that the button never does nothing', async () => {
  const { engine, last } = openForm({ findFaults: () => [{ name: 'elsewhere', message: 'No hour' }] });
  await engine.submit();
  expect(last()).toMatchObject({ notice: { kind: 'failure', title: siteTexts.failureTitle, text: 'No hour' } });
});

it('sends nothing twice, and nothing that a program filled in', async () => {
  const twice = openForm({ answers: [{ outcome: 'sent', data: '' }] });
  await Promise.all([twice.engine.submit(), twice.engine.submit()]);
  await twice.engine.submit();
  const program = openForm({ isHoneypotFilled: () => true });
  await program.engine.submit();
  expect([twice.requests.length, program.requests.length]).toEqual([1, 0]);
});

it('can be sent again once it is empty', async () => {
  const { engine, requests } = openForm({
    answers: [
      { outcome: 'sent', data: '' },
      { outcome: 'sent', data: '' },
    ],
  });
  await engine.submit();
  engine.startAgain();
  await engine.submit();
  expect(requests.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
});

it('continues the same attempt after a lost answer', async () => {
  const { engine, requests, last } = openForm({
    answers: [{ outcome: 'unreachable' }, { outcome: 'sent', data: '' }],
  });
  await engine.submit();
  expect(last()).toMatchObject({ phase: 'failure', notice: { text: 'Write to us instead.' } });
  await engine.submit();
  expect(requests.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
});

it('empties a duplicate, and offers to restore what was typed', async () => {
  let isRestored = false;
  const { engine, last } = openForm({
    answers: [{ outcome: 'duplicate' }],
    empty: () => () => {
      isRestored = true;
    },
  });
  await engine.submit();
  const state = last();
  const notice = state?.phase === 'failure' ? state.notice : undefined;
  expect(notice).toMatchObject({ kind: 'duplicate', title: siteTexts.duplicateTitle });
  notice?.restore?.();
  expect(isRestored).toBe(true);
});

it('puts the host’s faults at their fields, and reports its doubt about an address as an invalid one', async () => {
  const { engine, said, last } = openForm({ answers: [refusedAt('email')], wordFor: () => 'Inbox' });
  await engine.submit();
  expect(said.faults).toEqual([{ name: 'email', message: 'The "Inbox" field must be a valid email' }]);
  expect(last()).toEqual({ phase: 'failure' });
});

it('says everything in the words of the owner', async () => {
  const words = { invalid: '{field} stimmt nicht', failureTitle: 'Nicht angekommen', fileTooLarge: 'Zu groß' };
  const wrong = openForm({ answers: [refusedAt('email')], words });
  await wrong.engine.submit();
  expect(wrong.said.faults).toEqual([{ name: 'email', message: 'email stimmt nicht' }]);
  const lost = openForm({ answers: [{ outcome: 'unreachable' }], words });
  await lost.engine.submit();
  expect(lost.last()).toMatchObject({ notice: { title: 'Nicht angekommen', text: 'Write to us instead.' } });
  const file = { name: 'file', type: 'file.size' };
  const large = openForm({ answers: [{ outcome: 'invalid', message: '', details: [file] }], words });
  await large.engine.submit();
  expect(large.said.faults).toEqual([{ name: 'file', message: 'Zu groß' }]);
});

it('asks for the current form where it lacks a field that the host requires', async () => {
  const missing = openForm({ answers: [refusedAt('elsewhere', 'required')] });
  await missing.engine.submit();
  const wrong = openForm({ answers: [refusedAt('elsewhere')] });
  await wrong.engine.submit();
  expect([missing.said.asPage, wrong.said.asPage]).toEqual([1, 0]);
  expect(wrong.last()).toMatchObject({ why: 'No elsewhere', notice: { text: 'No elsewhere' } });
});

it('says why it was refused, and asks for a fresh token where the form was too old', async () => {
  const { engine, said, last } = openForm({
    answers: [{ outcome: 'refused', message: 'Send it once more', isStale: true }],
  });
  engine.touch();
  await engine.submit();
  await expect.poll(() => said.tokens).toEqual(['token-1', 'token-2']);
  expect(last()).toMatchObject({ why: 'Send it once more', notice: { text: 'Send it once more' } });
  engine.change();
  expect(last()).toEqual({ phase: 'touched' });
});

it('leaves the next step to the form where somebody else was faster', async () => {
  let isTold = false;
  const form = openForm({
    answers: [{ outcome: 'taken' }],
    taken: () => {
      isTold = true;
    },
  });
  await form.engine.submit();
  expect([isTold, form.last()]).toEqual([true, { phase: 'touched' }]);
  const other = openForm({ answers: [{ outcome: 'taken' }] });
  await other.engine.submit();
  expect(other.last()).toMatchObject({ phase: 'failure', notice: { kind: 'failure' } });
});

it('can be cancelled while a token does not come', async () => {
  const never = openForm({ fetchToken: () => new Promise(() => {}) });
  never.engine.touch();
  const submitted = never.engine.submit();
  await expect.poll(() => never.last()).toEqual({ phase: 'submitting' });
  never.engine.cancel();
  await submitted;
  expect([never.requests.length, never.last()]).toEqual([0, { phase: 'touched' }]);
});

it('ends with a notice where a form cannot be read', async () => {
  const { engine, last } = openForm({
    read: () => {
      throw new Error('nothing stands there');
    },
  });
  await engine.submit();
  expect(last()).toMatchObject({ phase: 'failure', notice: { text: 'Write to us instead.' } });
});

it('can be cancelled, without a message', async () => {
  const answer = Promise.withResolvers<SendOutcome<string>>();
  const { engine, requests, last } = openForm({ answers: [answer.promise] });
  const submitted = engine.submit();
  await expect.poll(() => requests.length).toBe(1);
  engine.cancel();
  expect(requests[0]?.signal.aborted).toBe(true);
  answer.resolve({ outcome: 'aborted' });
  await submitted;
  expect(last()).toEqual({ phase: 'touched' });
});
