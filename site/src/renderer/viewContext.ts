import type { Facts } from '../page-data/facts.ts';
import type { Drawing, SharedContext, ViewContext, WholeDrawing } from '../views.ts';

/** The data that all pages of a publication share. */
export interface Shared extends SharedContext {
  /** What is around the pages of each further language, by its code. */
  further?: Readonly<Record<string, SharedContext>>;
  /** `YYYY-MM-DD`, UTC. */
  today: string;
}

type SharedPart = keyof SharedContext | 'today' | 'year';

/**
 * Returns the drawing with its whole context. Each shared part notes when it is read, as the fact behind it: a page that
 * shows no event is not rendered again because an event has ended.
 */
export function completeDrawing(drawing: Drawing, shared: Shared, noteUse: (part: string) => void): WholeDrawing {
  const { language = '', preview } = drawing.context;
  const own = shared.further?.[language];
  const read =
    <Value>(part: SharedPart, value: Value) =>
    () => {
      noteUse(own && part in own ? `${part} ${language}` : part);
      return value;
    };
  const around = own ?? shared;
  const today = new Date(`${shared.today}T00:00:00Z`);
  const parts: { [Part in SharedPart]: () => ViewContext[Part] } = {
    site: read('site', preview?.site ?? around.site),
    offices: read('offices', around.offices),
    events: read('events', around.events),
    reviews: read('reviews', around.reviews),
    socialImage: read('socialImage', around.socialImage),
    today: read('today', today),
    year: read('year', today.getUTCFullYear()),
  };
  // An object without a prototype stores its getters itself. Otherwise V8 keeps them, and with them the drawing, until
  // a full garbage collection.
  const context = Object.assign(Object.create(null), drawing.context);
  for (const [name, get] of Object.entries(parts)) Object.defineProperty(context, name, { get, enumerable: true });
  return { ...drawing, context: context as ViewContext };
}

export async function readShared(facts: Facts): Promise<Shared> {
  const around = async (language?: string): Promise<SharedContext> => ({
    site: await facts.site(language),
    offices: await facts.offices(language),
    events: await facts.events(language),
    reviews: await facts.reviews(language),
    socialImage: await facts.socialImage(language),
  });
  const shared = await around();
  const further: Record<string, SharedContext> = {};
  for (const { code } of shared.site.languages?.slice(1) ?? []) further[code] = await around(code);
  return { ...shared, further, today: await facts.today() };
}
