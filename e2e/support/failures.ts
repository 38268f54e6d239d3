import { expect, type Page, type Route } from '@playwright/test';

/** One way in which sending fails. Resolves after the last try; the page needs `page.clock.install()`. */
export type Failure = (page: Page, call: string, send: () => Promise<void>) => Promise<void>;

/** Failures between a form and the store, the worst first: a stored request must not be stored twice. */
export const failures: Failure[] = [answerLost, serverAway, serverFails];

/** The request arrives and is stored, but the connection breaks before the response arrives. */
function answerLost(...[page, call, send]: Parameters<Failure>): Promise<void> {
  return failTries(page, call, send, 1, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

function serverAway(...[page, call, send]: Parameters<Failure>): Promise<void> {
  return failTries(page, call, send, 1, (route) => route.fulfill(refusalOf(503)));
}

/** Only status 500 is tried again: five times. R37. */
function serverFails(...[page, call, send]: Parameters<Failure>): Promise<void> {
  return failTries(page, call, send, 6, (route) => route.fulfill(refusalOf(500)));
}

const refusalOf = (status: number) => ({ status, json: { success: false, error: 'failed', data: null } });

async function failTries(
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
        // Skips the pause between two tries. The clock must not move during a try, because the form would then give up
        // an hour that it holds.
        if (tries > 0 && tries === begun && tries < expectedTries) await page.clock.fastForward(6000);
        return tries;
      },
      { intervals: [50] },
    )
    .toBe(expectedTries);
  await page.unroute(`**${call}`);
}
