import { expect, type Page, type Route } from '@playwright/test';

/** A way in which sending goes wrong. Ends when the last try of it was made; the page needs `page.clock.install()`. */
export type Failure = (page: Page, call: string, send: () => Promise<void>) => Promise<void>;

/** What may fail between a form and the store, in the order in which it is worst: what was stored must not be doubled. */
export const failures: Failure[] = [answerLost, serverAway, serverFails];

/** The request arrives and is stored, but its answer is lost with the connection. */
function answerLost(...[page, call, send]: Parameters<Failure>): Promise<void> {
  return failing(page, call, send, 1, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

function serverAway(...[page, call, send]: Parameters<Failure>): Promise<void> {
  return failing(page, call, send, 1, (route) => route.fulfill(refusalOf(503)));
}

/** Status 500 alone is tried again: five times. R37. */
function serverFails(...[page, call, send]: Parameters<Failure>): Promise<void> {
  return failing(page, call, send, 6, (route) => route.fulfill(refusalOf(500)));
}

const refusalOf = (status: number) => ({ status, json: { success: false, error: 'failed', data: null } });

async function failing(
  page: Page,
  call: string,
  send: () => Promise<void>,
  expectedTries: number,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let [begun, tries] = [0, 0];
  await page.route(`**${call}`, async (route) => {
    begun += 1;
    await answer(route);
    tries += 1;
  });
  await send();
  await expect
    .poll(
      async () => {
        // The pause between two tries, for which nobody has to wait here. While a try is under way the clock is left
        // alone: an hour that is held would be given up by it.
        if (tries > 0 && tries === begun && tries < expectedTries) await page.clock.fastForward(6000);
        return tries;
      },
      { intervals: [50] },
    )
    .toBe(expectedTries);
  await page.unroute(`**${call}`);
}
