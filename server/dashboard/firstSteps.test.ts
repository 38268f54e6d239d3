import type { Payload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { emptySeed } from '../seed/emptySeed.ts';
import { prepareDatabase } from '../seed/prepareDatabase.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { samplePage } from '../testing/samplePage.ts';
import { readFirstSteps } from './firstSteps.ts';

const beginner = { email: 'admin@example.com', hasMailServer: false };
const undone = async (payload: Payload, who = beginner) =>
  (await readFirstSteps(payload, who)).steps.filter(({ isDone }) => !isDone).map(({ what }) => what);

test('nothing in an empty site counts as done, and each step does once its owner has done it', async () => {
  const { payload, environment, close } = await openTestDatabase('SQLite');
  onTestFinished(close);
  await prepareDatabase(payload, { ...environment, content: emptySeed() });
  const { demoPages, steps } = await readFirstSteps(payload, beginner);
  expect(demoPages).toBe(0);
  expect(steps.filter(({ isDone }) => isDone)).toEqual([]);
  expect(steps.find(({ what }) => what === 'Write your home page')?.href).toMatch(/^\/admin\/collections\/pages\/\d+$/);

  const data = {
    companyName: 'Northlight',
    phone: { raw: '+442079460182', formatted: '+44 20 7946 0182' },
    email: 'hello@northlight.example',
    identity: { ink: '#12372a', family: 'figtree' as const },
    language: 'en' as const,
    currency: 'GBP' as const,
    timeZone: 'Europe/London',
    navigation: [{ label: 'Work', href: '/work', links: [] }],
  };
  await payload.updateGlobal({ slug: 'site-settings', data });
  const { docs } = await payload.find({ collection: 'pages', where: { slug: { in: ['home', 'privacy-policy'] } } });
  // One is rewritten for its visitors, the other for search engines.
  for (const { head, id, layout, slug } of docs) {
    const [first, ...others] = layout ?? [];
    const written =
      slug === 'home' && first?.blockType === 'hero'
        ? { layout: [{ ...first, heading: 'Services for harbours' }, ...others] }
        : { head: { ...head, description: 'Written by Northlight.' } };
    await payload.update({ collection: 'pages', id, data: written });
  }
  await payload.create({ collection: 'pages', data: samplePage('work', 'What we did.') });
  expect(await undone(payload)).toEqual([
    'Sign in with an address of your own',
    'Add your office',
    'Set who takes calls, and when',
    'Set up email',
  ]);
  const office = { countryCode: 'GB', opens: '09:00', closes: '17:30', timeZone: 'Europe/London' } as const;
  // The demo has an office in London, too.
  await payload.create({
    collection: 'offices',
    data: { ...office, city: 'London', address: ['12 Wapping High Street'] },
  });
  expect(await undone(payload, { email: 'ada@northlight.example', hasMailServer: true })).toEqual([
    'Set who takes calls, and when',
  ]);
});
