import type { SlotsAnswer } from '@frontage/contract/booking/slotsAnswer.ts';
import { dayAfter, dayIn, longDay, weekdayOf, weeksOf } from '@frontage/contract/booking/time.ts';
import { sayFreeHours } from '@frontage/contract/words/hourTexts.ts';
import type { BookingPage } from './page.browser.ts';

interface MonthOptions extends Pick<BookingPage, 'language' | 'words'> {
  onDay: (day: string) => void;
  /** Called by Page Up, Page Down, or an arrow key that leads out of the month. */
  onMonth: (step: -1 | 1) => void;
}

/** Squares in a day, at most: more would say nothing more. */
const maxSquares = 8;

/** The month as a table of buttons: Tab reaches one, arrow keys the others, as in the calendars of any system. */
export function createMonth(body: HTMLElement, { language, onDay, onMonth, words: own }: MonthOptions) {
  const buttonOf = (day: string) => body.querySelector<HTMLButtonElement>(`[data-day="${day}"]`);
  const isOpen = (button: Element | null) => button !== null && !button.hasAttribute('aria-disabled');

  body.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.dataset.day && isOpen(button)) onDay(button.dataset.day);
  });

  body.addEventListener('keydown', (event) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const step = day === undefined ? undefined : stepOf(event.key, weekdayOf(day));
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      onMonth(event.key === 'PageUp' ? -1 : 1);
    }
    if (day === undefined || step === undefined) return;
    event.preventDefault();
    const next = buttonOf(dayAfter(day, step));
    if (next) focus(next);
    else onMonth(step < 0 ? -1 : 1);
  });

  function focus(button: HTMLButtonElement): void {
    for (const other of body.querySelectorAll('button')) other.tabIndex = -1;
    button.tabIndex = 0;
    button.focus();
  }

  return {
    show({ month, slots, today, zone }: SlotsAnswer, chosen: string | undefined): void {
      const free = new Map<string, number>();
      for (const { isFree, start } of slots) {
        const day = dayIn(new Date(start), zone);
        free.set(day, (free.get(day) ?? 0) + (isFree ? 1 : 0));
      }
      const weeks = weeksOf(month).filter((week) => (week.at(-1) ?? '') >= today);
      body.replaceChildren(
        ...weeks.map((week) => {
          const row = document.createElement('tr');
          row.append(
            ...week.map((day) => {
              const count = free.get(day) ?? 0;
              const words = `${longDay(day, language)}, ${sayFreeHours(own, count)}`;
              return cellOf(day, words, count, day === today, day === chosen);
            }),
          );
          return row;
        }),
      );
      const entry = (chosen && buttonOf(chosen)) ?? body.querySelector('button:not([aria-disabled])');
      if (entry instanceof HTMLButtonElement) entry.tabIndex = 0;
    },
    mark(chosen: string): void {
      for (const button of body.querySelectorAll('button')) {
        const isChosen = button.dataset.day === chosen;
        button.ariaPressed = String(isChosen);
        button.tabIndex = isChosen ? 0 : -1;
      }
    },
    focusEntry(): void {
      body.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus();
    },
  };
}

function stepOf(key: string, weekday: number): number | undefined {
  const right = document.dir === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowLeft: -right,
    ArrowRight: right,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekday,
    End: 7 - weekday,
  };
  return steps[key];
}

function cellOf(day: string, words: string, count: number, isToday: boolean, isChosen: boolean): HTMLTableCellElement {
  const cell = document.createElement('td');
  const button = document.createElement('button');
  const squares = document.createElement('span');
  cell.toggleAttribute('data-today', isToday);
  button.type = 'button';
  button.dataset.day = day;
  button.tabIndex = -1;
  button.ariaPressed = String(isChosen);
  button.ariaLabel = words;
  if (isToday) button.setAttribute('aria-current', 'date');
  if (count === 0) button.ariaDisabled = 'true';
  button.append(String(Number(day.slice(8))), squares);
  squares.append(...Array.from({ length: Math.min(count, maxSquares) }, () => document.createElement('i')));
  cell.append(button);
  return cell;
}
