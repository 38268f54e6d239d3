import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { SlotsAnswer } from '@frontage/contract/booking/slotsAnswer.ts';
import { dayIn, monthAfter, monthWords, shortDay, timeIn } from '@frontage/contract/booking/time.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { sayHour } from '@frontage/contract/words/hourTexts.ts';
import { createMonth } from './month.browser.ts';
import type { BookingPage } from './page.browser.ts';

/** Zone, month, day and hour: asks for free hours and keeps what was chosen while the rest changes. */
export function createPicker(page: BookingPage, holdOf: () => string | undefined) {
  let answer: SlotsAnswer | undefined;
  let day: string | undefined;
  let start: string | undefined;
  let asked = 0;
  const { language, words } = page;
  const month = createMonth(page.one('days'), { onDay: chooseDay, onMonth: turn, language, words });

  page.one('previous').addEventListener('click', () => turn(-1));
  page.one('next').addEventListener('click', () => turn(1));
  page.zone?.addEventListener('change', () => {
    const zone = page.zone?.value ?? 'UTC';
    void show(start === undefined ? answer?.month : dayIn(new Date(start), zone).slice(0, 7), zone);
    page.say(sayHour(words, 'hour.hoursIn', { zone }));
  });
  page.one('dayHours').addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement) chooseHour(event.target.value);
  });

  function turn(step: -1 | 1): void {
    const target = step < 0 ? answer?.previous : answer?.next;
    if (target && answer) void show(target, answer.zone, true);
  }

  /** Shows a month, by default the first with a free hour. False where the hours could not be loaded. */
  async function show(wanted: string | undefined, zone: string, isTurned = false): Promise<boolean> {
    asked += 1;
    const turnOf = asked;
    const got = await loadFirstWithHours(wanted, zone);
    // A later request has overtaken this one.
    if (turnOf !== asked) return true;
    if (!got) {
      page.say(sayHour(words, 'hour.noHours'));
      page.one('none').textContent = sayHour(words, 'hour.noHours');
      page.one('none').hidden = false;
      return false;
    }
    answer = got;
    if (page.zoneField) page.zoneField.value = zone;
    nameZone(zone);
    const free = got.slots.filter(({ isFree }) => isFree).map((slot) => slot.start);
    const isKept = start !== undefined && got.slots.some((slot) => slot.start === start);
    const first = isKept ? start : free[0];
    day = first === undefined ? undefined : dayIn(new Date(first), zone);
    page.one('monthName').textContent = monthWords(got.month, language);
    disable('previous', got.previous === undefined);
    disable('next', got.next === undefined);
    month.show(got, day);
    showHours();
    if (isTurned) page.say(monthWords(got.month, language));
    return true;
  }

  /** At the end of a month, the first free hour may be in the next one, of which its last week shows the beginning. */
  async function loadFirstWithHours(wanted: string | undefined, zone: string): Promise<SlotsAnswer | undefined> {
    const present = wanted ?? dayIn(new Date(), zone).slice(0, 7);
    const got = await askSlots(present, zone, holdOf());
    const isIn = ({ isFree, start }: SlotsAnswer['slots'][number]) =>
      isFree && dayIn(new Date(start), zone).startsWith(present);
    const isEmpty = got !== undefined && !got.slots.some(isIn);
    return wanted === undefined && isEmpty && got.next ? askSlots(monthAfter(present), zone, holdOf()) : got;
  }

  function disable(name: 'previous' | 'next', isDisabled: boolean): void {
    if (isDisabled) page.one(name).ariaDisabled = 'true';
    else page.one(name).removeAttribute('aria-disabled');
  }

  /** Shows the time in the chosen zone, so that visitors see at once whether it is theirs. */
  function nameZone(zone: string): void {
    for (const option of page.zone?.options ?? []) {
      const place = option.value.split('/').at(-1)?.replaceAll('_', ' ') ?? option.value;
      const name = option.value.replaceAll('_', ' ');
      option.text =
        option.value === zone ? sayHour(words, 'hour.nowIn', { place, time: timeIn(new Date(), zone) }) : name;
    }
  }

  function chooseDay(chosen: string): void {
    day = chosen;
    month.mark(chosen);
    showHours();
    page.say(page.one('dayName').textContent ?? '');
  }

  function showHours(): void {
    const { slots, zone, minutes, month: shown } = answer ?? { slots: [], zone: 'UTC', minutes: 0, month: '' };
    const ofDay = slots.filter((slot) => dayIn(new Date(slot.start), zone) === day);
    page.one('dayName').textContent = day === undefined ? sayHour(words, 'hour.chooseDay') : shortDay(day, language);
    page.one('none').hidden = day !== undefined;
    page.one('none').textContent = shown ? sayHour(words, 'hour.noneFree', { month: monthWords(shown, language) }) : '';
    page.one('take').hidden = ofDay.length === 0;
    page.one('dayHours').replaceChildren(
      ...ofDay.map((slot) => {
        const { input, label, tag } = page.hour(slot.start, timeIn(new Date(slot.start), zone));
        input.disabled = !slot.isFree;
        input.checked = slot.isFree && slot.start === start;
        tag.textContent = slot.isFree ? '' : sayHour(words, 'hour.takenTag');
        if (input.checked) tag.textContent = sayHour(words, 'hour.minutesTag', { minutes });
        return label;
      }),
    );
    nameTake();
  }

  function chooseHour(chosen: string): void {
    start = chosen;
    for (const input of page.one('dayHours').querySelectorAll<HTMLInputElement>('input:enabled')) {
      input.checked = input.value === chosen;
      const tag = input.parentElement?.lastElementChild;
      if (tag)
        tag.textContent = input.checked ? sayHour(words, 'hour.minutesTag', { minutes: answer?.minutes ?? 0 }) : '';
    }
    nameTake();
  }

  function nameTake(): void {
    const checked = page.one('dayHours').querySelector<HTMLInputElement>('input:checked');
    const time = checked && answer ? timeIn(new Date(checked.value), answer.zone) : undefined;
    page.one('take').textContent = time ? sayHour(words, 'hour.take', { time }) : sayHour(words, 'hour.takeNone');
  }

  return {
    show,
    /** Shows the month of an hour that was chosen on another page; the hour is selected if it is free. */
    showHour(wanted: string, zone: string): Promise<boolean> {
      start = wanted;
      return show(dayIn(new Date(wanted), zone).slice(0, 7), zone);
    },
    refresh: () => show(answer?.month, answer?.zone ?? 'UTC'),
    /** Selects an hour that was offered elsewhere. */
    choose(chosen: string): void {
      day = dayIn(new Date(chosen), answer?.zone ?? 'UTC');
      start = chosen;
      month.mark(day);
      showHours();
    },
    chosen: () => page.one('dayHours').querySelector<HTMLInputElement>('input:checked')?.value,
    focusHours: () => {
      const hour = page.one('dayHours').querySelector<HTMLElement>('input:enabled');
      (hour ?? page.one(page.one('take').hidden ? 'next' : 'take')).focus();
    },
    focusMonth: () => month.focusEntry(),
    answer: () => answer,
    forget: () => {
      start = undefined;
    },
  };
}

export type Picker = ReturnType<typeof createPicker>;

/** `GET /booking/slots`; undefined without an answer, or on a failure. */
async function askSlots(month: string, zone: string, hold: string | undefined): Promise<SlotsAnswer | undefined> {
  const query = new URLSearchParams({ month, zone, ...(hold ? { hold } : {}) });
  try {
    const answer = await fetch(`${backendAddress}${bookingPaths.slots}?${query}`, { credentials: 'include' });
    const told: object = await answer.json();
    return hasSlots(told) ? told : undefined;
  } catch {
    return undefined;
  }
}

/** Our own host answers by its contract, or with a failure, which has no hours. */
function hasSlots(told: object): told is SlotsAnswer {
  return 'slots' in told;
}
