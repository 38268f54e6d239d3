const pausesMs = { first: 500, longest: 10_000 };

/**
 * Returns a `fetch` that asks for a preference until an answer arrives. Payload (as of 3.90.2) keeps the promise of a
 * preference whose request failed, and nothing settles it: all drafts and checks of the form wait for it.
 */
export function awaitPreferences(ask: typeof fetch): typeof fetch {
  return async (address, options) => {
    const isPreference = String(address).includes('/payload-preferences/') && !options?.body;
    for (let pauseMs = pausesMs.first; ; pauseMs = Math.min(2 * pauseMs, pausesMs.longest)) {
      try {
        return await ask(address, options);
      } catch (fault) {
        if (!isPreference) throw fault;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };
}
