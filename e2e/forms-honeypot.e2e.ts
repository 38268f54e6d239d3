import { test as byHttp } from '@playwright/test';
import { freshReach } from './support/formJourney.ts';
import { openPlainForm } from './support/readPlainForm.ts';
import { siteForms } from './support/siteForms.ts';
import { countStored, quarantineReasonOf } from './support/stored.ts';
import { expect } from './support/test.ts';

/** One form for each call that takes requests. */
const byCall = [...new Map(siteForms.toReversed().map((form) => [form.call, form])).values()].filter(
  ({ counts, again }) => counts === 'leads' && again === 'told',
);

for (const form of byCall) {
  byHttp(
    `without script ${form.name} takes a request, and keeps it where a person looks once its honeypot is filled`,
    async ({ request }) => {
      for (const hidden of ['', 'https://cheap.example']) {
        const reach = freshReach(form);
        const on = await openPlainForm(request, form);
        on.fill(reach);
        on.honeypot.val(hidden);
        const answer = await on.send();
        expect(answer.url()).toMatch(form.done.plainUrl);
        expect(countStored(reach)[form.counts]).toBe(1);
        // There may be another suspicion: a journey types faster than people do.
        expect(quarantineReasonOf(reach) === 'The hidden field was filled in').toBe(hidden !== '');
      }
    },
  );
}
