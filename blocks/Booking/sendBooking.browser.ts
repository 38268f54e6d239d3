import { reportSent } from '@frontage/client/reportSent.ts';
import {
  type Attempt,
  attemptOf,
  fetchFormToken,
  isHttpFailure,
  loadHttpClient,
  untilUsable,
} from '@frontage/client/sendMail.ts';
import { bookingChanged, bookingSuccess, holdSuccess } from '@frontage/contract/booking/bookingAnswers.ts';
import { bookingFields } from '@frontage/contract/booking/bookingRequest.ts';
import { type FailureDetail, failureDetail } from '@frontage/contract/contact/answers.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import {
  duplicateMarker,
  duplicateText,
  duplicateTitle,
  inWordsOf,
  required,
} from '@frontage/contract/contact/messages.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { failed, type Sent } from './sent.ts';

/* What it takes to check and send, loaded when an hour is taken: most visitors look at hours and go. */

let earlier: Attempt | undefined;

/** What is wrong with the fields, one thing for each; what the owner made required among it. */
export function faultsOf(
  fields: Record<string, string>,
  form: HTMLFormElement,
): Pick<FailureDetail, 'message' | 'context'>[] {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const faults = new Map<string, string>();
  for (const { message, path } of bookingFields.safeParse(given).error?.issues ?? []) {
    const key = String(path[0]);
    if (!faults.has(key)) faults.set(key, message);
  }
  for (const control of form.querySelectorAll<HTMLInputElement>(':is(input, textarea)[required]:not([type=radio])')) {
    if (!faults.has(control.name) && control.value.trim() === '') faults.set(control.name, required(control.name));
  }
  const calledOf = (key: string) => form.querySelector(`[name="${key}"]`)?.getAttribute(formMarks.called);
  return [...faults].map(([key, message]) => ({
    message: inWordsOf(calledOf(key), message),
    context: { key, label: key },
  }));
}

/** Keeps the hour for ten minutes; undefined where nothing answers: the hour can be booked all the same. */
export async function hold(start: string, held: string | undefined) {
  try {
    const http = await loadHttpClient();
    const answer = await http.post<unknown>(bookingPaths.hold, { start, ...(held ? { hold: held } : {}) });
    return holdSuccess.safeParse(answer).data?.data;
  } catch (failure) {
    return isHttpFailure(failure) && failure.httpStatus === 409 ? 'taken' : undefined;
  }
}

/** `POST /booking` with a fresh token, or `POST /booking/move`. One key for all tries of the same fields. R37. */
export async function send(kind: 'book' | 'move', fields: Record<string, string>): Promise<Sent> {
  try {
    const formId = fields.formId ?? 'booking';
    const fresh = kind === 'book' ? await fetchFormToken(formId).catch(() => undefined) : undefined;
    earlier = attemptOf(
      { fields: { ...fields, ...(fresh ? { formToken: fresh.formToken } : {}) }, files: {} },
      earlier,
    );
    const http = await loadHttpClient();
    const proof = await untilUsable(fresh?.formToken);
    const body = { ...earlier.prepared, ...proof };
    const path = kind === 'book' ? bookingPaths.booking : bookingPaths.move;
    const answer = await http.post<unknown>(path, body, { headers: { 'Idempotency-Key': earlier.idempotencyKey } });
    const parsed = (kind === 'book' ? bookingSuccess : bookingChanged).safeParse(answer);
    if (!parsed.data) return failed();
    if (kind === 'book') reportSent(formId, location.pathname);
    return { outcome: 'done', confirmed: parsed.data.data.confirmed };
  } catch (failure) {
    if (!isHttpFailure(failure) || failure.httpStatus === undefined || failure.httpStatus >= 500) return failed();
    if (failure.httpStatus === 409) return { outcome: 'taken' };
    if (failure.message === duplicateMarker) return { outcome: 'failed', title: duplicateTitle, text: duplicateText };
    const details = detailsOf(failure.data);
    return details.length > 0 ? { outcome: 'invalid', details } : failed(failure.message);
  }
}

function detailsOf(data: unknown): FailureDetail[] {
  const details: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'details') : undefined;
  if (!Array.isArray(details)) return [];
  return details.flatMap((detail) => failureDetail.safeParse(detail).data ?? []);
}
