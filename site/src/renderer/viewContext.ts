import type { Drawing, SharedContext, ViewContext, WholeDrawing } from '../views.ts';

/** The data that all pages of a publication share. */
export interface Shared extends SharedContext {
  /** The site around the pages of each further language, by its code. */
  sites?: Readonly<Record<string, SharedContext['site']>>;
  /** The first page in each further language that has one. */
  homes?: Readonly<Record<string, string>>;
  /** `YYYY-MM-DD`, UTC. */
  today: string;
}

/** Shared parts, named like the facts behind them. */
export type SharedPart = keyof SharedContext | 'today' | 'year';

/**
 * Returns the drawing with its whole context. Each shared part notes when it is read: a page that shows no event is not
 * rendered again because an event has ended.
 */
export function completeDrawing(drawing: Drawing, shared: Shared, noteUse: (part: SharedPart) => void): WholeDrawing {
  const read =
    <Part extends SharedPart, Value>(part: Part, value: Value) =>
    () => {
      noteUse(part);
      return value;
    };
  const { preview, visit } = drawing.context;
  const language = drawing.context.language ?? visit?.language ?? '';
  const today = new Date(`${shared.today}T00:00:00Z`);
  const parts: { [Part in SharedPart]: () => ViewContext[Part] } = {
    site: read('site', preview?.site ?? shared.sites?.[language] ?? shared.site),
    offices: read('offices', shared.offices),
    // Events and reviews have the words of the default language alone.
    events: read('events', language ? [] : shared.events),
    reviews: read('reviews', language ? [] : shared.reviews),
    socialImage: read('socialImage', shared.socialImage),
    today: read('today', today),
    year: read('year', today.getUTCFullYear()),
  };
  // An object without a prototype stores its getters itself. Otherwise V8 keeps them, and with them the drawing, until
  // a full garbage collection.
  const home = drawing.context.home ?? shared.homes?.[language];
  const context = Object.assign(Object.create(null), drawing.context, home ? { home } : {});
  for (const [name, get] of Object.entries(parts)) Object.defineProperty(context, name, { get, enumerable: true });
  return { ...drawing, context: context as ViewContext };
}
