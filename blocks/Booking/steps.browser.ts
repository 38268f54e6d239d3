import type { BookingPage } from './page.browser.ts';

/** Shows only one step of the form, and says above it which one that is. */
export function showStep(page: BookingPage, step: 'pick' | 'you'): void {
  page.one('pick').hidden = step !== 'pick';
  page.one('you').hidden = step !== 'you';
  page.one('summary').hidden = step !== 'you';
  for (const [index, box] of page.all('step').entries()) {
    const present = step === 'pick' ? 0 : 1;
    box.toggleAttribute('data-done', index < present);
    if (index === present) box.setAttribute('aria-current', 'step');
    else box.removeAttribute('aria-current');
  }
}
