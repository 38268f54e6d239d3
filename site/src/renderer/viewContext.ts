import type { Drawing, SharedContext, ViewContext, WholeDrawing } from '../views.ts';

/** What all pages of a publication have in common. */
export interface Shared extends SharedContext {
  /** `YYYY-MM-DD`, UTC. */
  today: string;
}

/** Parts that are shared, by the names of the facts behind them. */
export type SharedPart = keyof SharedContext | 'today' | 'year';

/**
 * The drawing with its whole context. Each shared part notes that it was read: a page that shows no event is not
 * rendered again because one has ended.
 */
export function wholeDrawing(drawing: Drawing, shared: Shared, noteUse: (part: SharedPart) => void): WholeDrawing {
  const read =
    <Part extends SharedPart, Value>(part: Part, value: Value) =>
    () => {
      noteUse(part);
      return value;
    };
  const today = new Date(`${shared.today}T00:00:00Z`);
  const parts: { [Part in SharedPart]: () => ViewContext[Part] } = {
    site: read('site', drawing.context.preview?.site ?? shared.site),
    offices: read('offices', shared.offices),
    events: read('events', shared.events),
    reviews: read('reviews', shared.reviews),
    socialImage: read('socialImage', shared.socialImage),
    today: read('today', today),
    year: read('year', today.getUTCFullYear()),
  };
  // Without a prototype, an object holds its getters itself. Else V8 keeps them, and the drawing with them, until all of
  // memory is looked through.
  const context = Object.assign(Object.create(null), drawing.context);
  for (const [name, get] of Object.entries(parts)) Object.defineProperty(context, name, { get, enumerable: true });
  return { ...drawing, context: context as ViewContext };
}
