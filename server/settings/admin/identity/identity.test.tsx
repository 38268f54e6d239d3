import { render } from '@frontage/blocks/testing/render.ts';
import { expect, test } from 'vitest';
import { AgencyIcon, AgencyLogo } from '../../../accounts/admin/Door.tsx';
import { openTestPayload } from '../../../testing/openTestPayload.ts';
import { smallContent } from '../../../testing/smallContent.ts';

test("the admin shows the product’s name, then the agency's, then its logo and its symbol", async () => {
  const payload = await openTestPayload();
  const shown = async () => [render(await AgencyLogo({ payload })), render(await AgencyIcon({ payload }))];
  const [noLogo, noIcon] = await shown();
  expect(noLogo?.getByText('Frontage')).toBeDefined();
  expect(noIcon?.getByText('F')).toBeDefined();

  const save = (data: object) => payload.updateGlobal({ slug: 'site-settings', data });
  await save(smallContent.settings);
  expect((await shown())[0]?.getByText('Wharfside')).toBeDefined();

  const drawn = (d: string) => `<svg viewBox="0 0 9 3"><path d="${d}" stroke-width="2"/></svg>`;
  const symbol = '<svg viewBox="0 0 9 3"><path d="M2 2" stroke-width="2" fill="var(--accent)"/></svg>';
  await save({ identity: { logo: drawn('M1 1'), symbol, accent: '#a8431a' } });
  const [logo, icon] = await shown();
  expect(
    logo?.getByRole('img', { name: 'Wharfside' }).querySelector('path[d="M1 1"][stroke-width="2"]'),
  ).not.toBeNull();
  expect(icon?.page.querySelector('path[d="M2 2"][stroke-width="2"]')?.getAttribute('fill')).toBe('#a8431a');
});
