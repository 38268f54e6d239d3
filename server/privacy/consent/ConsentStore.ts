import { wordsOfConsent } from '@frontage/contract/consent.ts';
import type { ConsentRequest } from '@frontage/contract/contact/consentRequest.ts';
import { siteSettings } from '@frontage/contract/siteSettings.ts';
import type { Payload } from 'payload';
import { toSiteSettings, toWording } from '../../content/toContract.ts';
import { readWordings } from '../../forms/readSiteWords.ts';

/** An answer as it is stored, with the time of our own clock. */
export interface GivenConsent extends ConsentRequest {
  answeredAt: Date;
}

export type ConsentStore = ReturnType<typeof createConsentStore>;

/** The log of answers. Rejects if it cannot be written. */
export function createConsentStore(payload: Payload) {
  const collection = 'consents';

  async function has({ answer, visitor }: GivenConsent): Promise<boolean> {
    const where = { and: [{ visitor: { equals: visitor } }, { answer: { equals: answer } }] };
    return (await payload.count({ collection, where })).totalDocs > 0;
  }

  /** The words of that version if the site still has them, in each language that asks by it. */
  async function wordsOf(version: string): Promise<string | null> {
    const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
    const said = [toSiteSettings(settings), ...(await readWordings(payload, settings)).map(toWording)];
    const texts = said.map(({ consent }) => siteSettings.shape.consent.safeParse(consent).data);
    const words = texts.flatMap((one) => (one?.version === version ? wordsOfConsent(one) : []));
    return words.join('\n\n') || null;
  }

  return {
    /** Writes an answer, unless the log has it already. */
    async record(consent: GivenConsent): Promise<void> {
      if (await has(consent)) return;
      const data = {
        ...consent,
        answeredAt: consent.answeredAt.toISOString(),
        text: await wordsOf(consent.version),
      };
      try {
        await payload.create({ collection, data, depth: 0 });
      } catch (error) {
        // Two identical answers at once: the index let one of them in.
        if (!(await has(consent))) throw error;
      }
    },
  };
}
