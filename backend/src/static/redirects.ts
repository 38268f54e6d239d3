import type { Payload } from 'payload';

/** Where an address leads that is no page any more. */
export interface Redirects {
  /** `path` is decoded, without a slash at its end. */
  find(path: string): Promise<{ to: string; isPermanent: boolean } | undefined>;
}

/** ms for which the list is believed: asked only for addresses without a page, it is read at most that often. */
const believedMs = 5_000;

/** The redirects that editors made, or that arose when an address changed. */
export function createPayloadRedirects(payload: Payload, now: () => Date): Redirects {
  let known: { targets: Map<string, { to: string; isPermanent: boolean }>; until: number } | undefined;
  let reading: Promise<NonNullable<typeof known>> | undefined;

  async function read() {
    const { docs } = await payload.find({ collection: 'redirects', pagination: false, depth: 0 });
    const targets = new Map(docs.map(({ from, to, isPermanent }) => [from, { to, isPermanent: isPermanent ?? true }]));
    known = { targets, until: now().getTime() + believedMs };
    return known;
  }

  return {
    async find(path) {
      if (known && known.until > now().getTime()) return known.targets.get(path);
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return (await reading).targets.get(path);
    },
  };
}
