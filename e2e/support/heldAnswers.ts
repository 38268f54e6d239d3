import type { Page, Request } from '@playwright/test';

/** Returns a predicate for the requests that a form of the admin at this path sends while one types. */
export function questionAt(path: string): (request: Request) => boolean {
  return (request) => request.method() === 'POST' && new URL(request.url()).pathname.startsWith(path);
}

/**
 * Holds back the responses to matching requests. Returns a function that releases them, stops holding, and resolves
 * once all have arrived.
 */
export async function holdAnswers(page: Page, isQuestion: (request: Request) => boolean): Promise<() => Promise<void>> {
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**', async (route) => {
    if (!isQuestion(route.request())) return route.fallback();
    const answer = await route.fetch();
    await held;
    await route.fulfill({ response: answer });
  });
  return async () => {
    letCome();
    // Later requests must not be held: they would still be pending when the test ends.
    await page.unrouteAll({ behavior: 'wait' });
  };
}
