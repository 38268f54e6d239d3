import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { describe, expect, it } from 'vitest';
import { createContext } from '../routes/Route.ts';
import type { Drawing } from '../views.ts';
import { completeDrawing, type Shared } from './viewContext.ts';

const { events, offices, reviews, site } = examplePage;
const shared: Shared = { events, offices, reviews, site, socialImage: undefined, today: '2026-12-31' };
const drawing: Drawing = {
  view: 'thank-you',
  props: { isAddition: false },
  context: createContext('/thank-you', 'Thank you'),
};

function drawn() {
  const used: string[] = [];
  const { context } = completeDrawing(drawing, shared, (part) => used.push(part));
  return { context, used };
}

describe('the context of a page', () => {
  it('has its own parts and those that all pages share', () => {
    const { context } = drawn();
    expect(context).toMatchObject({ path: '/thank-you', title: 'Thank you', site, offices, events, reviews });
  });

  it('contains day and year of the publication in UTC', () => {
    const { context } = drawn();
    expect([context.today.toISOString(), context.year]).toEqual(['2026-12-31T00:00:00.000Z', 2026]);
  });

  it('notes each shared part that was read, and no other', () => {
    const { context, used } = drawn();
    expect([context.path, context.title, context.formTokens].length).toBe(3);
    expect(used).toEqual([]);
    expect(context.site.companyName).toBe('Wharfside');
    expect(context.events).toHaveLength(events.length);
    expect(used).toEqual(['site', 'events']);
  });

  it('notes only the year if only the year is shown, because it lasts longer than a day', () => {
    const { context, used } = drawn();
    expect(context.year).toBe(2026);
    expect(used).toEqual(['year']);
  });

  it('notes all parts if it is passed on as a whole', () => {
    const { context, used } = drawn();
    expect({ ...context }.title).toBe('Thank you');
    expect(used.toSorted()).toEqual(['events', 'offices', 'reviews', 'site', 'socialImage', 'today', 'year']);
  });

  it('leaves the drawing unchanged for the next page that is made of it', () => {
    drawn();
    expect(drawing.context).not.toHaveProperty('site');
  });
});
