import { backendAddress } from '@frontage/client/backendAddress.ts';
import { reportSent } from '@frontage/client/reportSent.ts';
import { http, isHttpFailure } from '@frontage/client/sendForm.ts';
import { outcomeOf } from '@frontage/client/sendOutcome.ts';
import { bookingChanged, bookingSuccess, holdSuccess } from '@frontage/contract/booking/bookingAnswers.ts';
import { bookingFields } from '@frontage/contract/booking/bookingRequest.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { sayCall } from '@frontage/contract/words/bookingTexts.ts';
import { createFormEngine } from '../form/engine/createFormEngine.ts';
import type { FormView } from '../form/engine/FormView.ts';
import { keepText } from '../form/enhanced/keptText.ts';
import { findFaults } from '../form/enhanced/plainFaults.ts';
import { createPlainForm } from '../form/enhanced/plainForm.ts';
import { listen, showState, viewOfPlainForm } from '../form/enhanced/plainView.ts';
import { bringEstimate } from './bringEstimate.browser.ts';
import { createOffers } from './offers.browser.ts';
import type { BookingPage } from './page.browser.ts';
import type { Picker } from './picker.browser.ts';

export { writeSummary } from './summary.browser.ts';

/* What is needed to check and send, loaded when an hour is taken: most visitors look at hours and leave. */

/** Holds the hour for ten minutes; undefined without an answer: the hour can be booked anyway. */
export async function hold(start: string, held: string | undefined) {
  try {
    const answer = await http.post<unknown>(bookingPaths.hold, { start, ...(held ? { hold: held } : {}) });
    return holdSuccess.safeParse(answer).data?.data;
  } catch (failure) {
    return isHttpFailure(failure) && outcomeOf(failure).outcome === 'taken' ? 'taken' : undefined;
  }
}

interface BookingForm {
  page: BookingPage;
  /** A call is moved by a signed link, which replaces the token and the visitor's details. */
  kind: 'book' | 'move';
  picker: Picker;
  /** The hour, and its hold if there is one. */
  chosen: () => Record<string, string>;
  /** Holds an hour; false where somebody else has it. */
  keep: (start: string) => Promise<boolean>;
  /** Called when somebody else took the hour: the hold is no longer valid. */
  loseHold: () => void;
}

/** The form of a call, run by the engine of all forms. R34, R37. */
export function createBookingForm({ page, kind, picker, chosen, keep, loseHold }: BookingForm) {
  const { form } = page;
  const formId = form.getAttribute(formMarks.form) ?? '';
  // Hours are not kept, because others may have taken them by then.
  const forgetText = kind === 'book' ? keepText(form, formId, page.one('you')) : () => {};
  if (kind === 'book') bringEstimate(page);
  const shown = createPlainForm(form, page.button(kind === 'book' ? 'submit' : 'take'));
  const view: FormView<{ confirmed: string }> = {
    ...viewOfPlainForm(form, shown),
    findFaults: () => (kind === 'book' ? findFaults(form, bookingFields, chosen()) : []),
    read: () => ({ fields: { ...typedIn(form), ...chosen() }, files: {} }),
    show(state) {
      if (page.offers) page.offers.hidden = true;
      showState(shown, state);
    },
    // Nothing is emptied: a visitor who books the same call again may mean another hour.
    empty: () => undefined,
    taken() {
      loseHold();
      void offer(picker.chosen() ?? '');
    },
    sent({ confirmed }) {
      if (kind === 'book') reportSent(formId, location.pathname);
      forgetText();
      location.assign(backendAddress + confirmed);
    },
  };
  const engine = createFormEngine({
    call:
      kind === 'book'
        ? { path: bookingPaths.booking, success: bookingSuccess }
        : { path: bookingPaths.move, success: bookingChanged },
    formId: kind === 'book' ? formId : undefined,
    failureText: sayCall(page.words, 'unsentText'),
    view: () => view,
  });
  const offer = createOffers({
    page,
    kind,
    picker,
    keep,
    hideNotice: shown.hideNotice,
    showNotice: (title, text) => shown.showNotice({ kind: 'failure', title, text }),
  });
  listen(form, engine, shown);
  // A visitor who returns from the page of the call finds the form as they left it, and may want another hour.
  addEventListener('pageshow', ({ persisted }) => persisted && engine.startAgain());
  engine.touch();
  return {
    submit: engine.submit,
    hideNotice: shown.hideNotice,
    offer,
  };
}

/** Everything that was typed, including the hidden fields. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
