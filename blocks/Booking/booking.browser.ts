import { bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { dayIn, shortDay, timeIn } from '@frontage/contract/booking/time.ts';
import { keptSum, openPage, showStep } from './page.browser.ts';
import { createPicker } from './picker.browser.ts';

/* Divides the form into steps: first an hour, then contact details. Without this script the form works as it is. */

for (const form of document.querySelectorAll<HTMLFormElement>(`form[${bookingMarks.form}]`)) start(form);

function start(form: HTMLFormElement): void {
  const page = openPage(form);
  const kind = form.getAttribute(bookingMarks.form) === 'move' ? 'move' : 'book';
  let hold: string | undefined;
  let sending: ReturnType<typeof startSending> | undefined;
  /** The form itself hears that it is submitted. */
  let isAwake = false;
  const picker = createPicker(page, () => hold);

  for (const part of page.all('plain')) part.remove();
  for (const part of page.all('live')) part.hidden = false;
  if (kind === 'book') showStep(page, 'pick');
  // Says at once what the call is about.
  if (kind === 'book' && keptSum()) void loadSending().catch(() => undefined);
  const wanted = wantedHour();
  void (wanted ? picker.showHour(wanted, findDeviceZone()) : picker.show(undefined, findDeviceZone()));

  page.one('take').addEventListener('click', () => void (kind === 'book' ? take() : submit()));
  form.addEventListener('submit', (event) => {
    if (isAwake && picker.chosen() && !page.one('you').hidden) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void (kind === 'book' && page.one('you').hidden ? take() : submit());
  });
  if (kind === 'book') {
    page.one('another').addEventListener('click', () => {
      showStep(page, 'pick');
      void picker.refresh().then(picker.focusMonth);
    });
  }

  /** The device's zone, added to the list where the list has another spelling of it. */
  function findDeviceZone(): string {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
    if (page.zone && ![...page.zone.options].some(({ value }) => value === zone))
      page.zone.add(new Option(zone, zone), 0);
    if (page.zone) page.zone.value = zone;
    return zone;
  }

  async function take(): Promise<void> {
    const chosen = picker.chosen();
    if (!chosen) return picker.focusHours();
    if (!(await keep(chosen))) return (await loadSending()).call.offer(chosen);
    showStep(page, 'you');
    page.one('summary').querySelector('h2')?.focus();
  }

  /** Holds the hour and writes it into the form. False where somebody else has it. */
  async function keep(chosen: string): Promise<boolean> {
    // If this does not load, the hour can still be booked once it does.
    const loaded = await loadSending().catch(() => undefined);
    loaded?.call.hideNotice();
    const held = await loaded?.ask(chosen, hold);
    hold = held === 'taken' ? undefined : held?.hold;
    if (held === 'taken') return false;
    const { minutes = 0, zone = 'UTC' } = picker.answer() ?? {};
    const moment = new Date(chosen);
    const words = `${shortDay(dayIn(moment, zone), page.language)}, ${timeIn(moment, zone)}`;
    page.nameSubmit((form.dataset.verb ?? '').replace('{hour}', () => words));
    page.one('summary').removeAttribute('data-taken');
    if (loaded) loaded.writeSummary(page, chosen, { minutes, zone }, held);
    else page.one('summaryDay').textContent = words;
    return true;
  }

  async function submit(): Promise<void> {
    if (!picker.chosen()) return focusOffers();
    const loaded = await loadSending().catch(() => undefined);
    if (loaded) await loaded.call.submit();
    // Without it, the browser sends the form.
    else form.submit();
  }

  /** Loads what is needed to send, once for this form; after a failure it is loaded again the next time. */
  function loadSending(): ReturnType<typeof startSending> {
    sending ??= startSending().catch((error: unknown) => {
      sending = undefined;
      throw error;
    });
    return sending;
  }

  async function startSending() {
    const { createBookingForm, hold: ask, writeSummary } = await import('./sendBooking.browser.ts');
    const call = await createBookingForm({
      page,
      kind,
      picker,
      chosen: () => ({ start: picker.chosen() ?? '', ...(hold ? { hold } : {}) }),
      keep,
      loseHold() {
        hold = undefined;
      },
    });
    isAwake = kind === 'book';
    return { ask, call, writeSummary };
  }

  function focusOffers(): void {
    const [offer] = page.offers?.querySelectorAll('button') ?? [];
    if (offer) offer.focus();
    else if (kind === 'book') page.one('another').focus();
    else picker.focusHours();
  }
}

/** The hour in the address, chosen on another page, as long as it is to come. */
function wantedHour(): string | undefined {
  const named = new URLSearchParams(location.search).get('start');
  const isToCome =
    named !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(named) && Date.parse(named) > Date.now();
  return isToCome ? named : undefined;
}
