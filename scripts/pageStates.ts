import type { Page } from '@playwright/test';
import { contactFormOf, fieldsOf, wakeForm } from '../e2e/support/contactForm.ts';

/** Functions that bring a page into a state that visitors see, at any width. */
export const pageStates = {
  async menuOpen(page: Page): Promise<void> {
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const isNarrow = await opener.isVisible();
    await (isNarrow ? opener : page.getByRole('button', { name: 'Services' })).click();
    if (isNarrow) await page.getByRole('dialog', { name: 'Menu' }).getByText('Services', { exact: true }).click();
    await page.getByRole('link', { name: 'Cadence audit' }).locator('visible=true').first().waitFor();
  },

  async formWrong(page: Page): Promise<void> {
    const form = contactFormOf(page);
    await wakeForm(form.section);
    await form.email.fill('ada@');
    await form.send.click();
    await form.summary.waitFor();
    await form.section.evaluate((section) => section.scrollIntoView());
  },

  async formOpen(page: Page): Promise<void> {
    await page.getByText('Get in touch').first().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Get in touch' }).click();
    await fieldsOf(page.getByRole('dialog')).name.waitFor();
  },

  async hourChosen(page: Page): Promise<void> {
    await page.getByRole('table').getByRole('button').first().waitFor();
    await page.getByRole('radio', { disabled: false }).last().check({ force: true });
    await page.getByRole('button', { name: /^Take / }).waitFor();
  },

  async twoAnswered(page: Page): Promise<void> {
    const form = page.locator('form[data-form=estimate]');
    for (const label of ['Web product', 'A bridge']) await form.getByLabel(label, { exact: true }).check();
    await form.getByRole('row', { name: /^Sum/ }).locator('visible=true').first().waitFor();
  },

  inForcedColours: (page: Page): Promise<void> => page.emulateMedia({ forcedColors: 'active' }),

  printed: (page: Page): Promise<void> => page.emulateMedia({ media: 'print' }),

  /** As for visitors who have set text to 200 % in the browser. */
  async inLargeText(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  },
};
