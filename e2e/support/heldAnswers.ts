import type { Page, Request } from '@playwright/test';

/** What a form of the admin at that path asks its server while one types. */
export function questionAt(path: string): (request: Request) => boolean {
  return (request) => request.method() === 'POST' && new URL(request.url()).pathname.startsWith(path);
}

/** Holds the answers to these questions. Gives what lets them come, and ends when all are there and no more is held. */
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
    // What is asked from here on is nobody's to hold, and would be under way still at the end.
    await page.unrouteAll({ behavior: 'wait' });
  };
}
