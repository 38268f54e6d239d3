import { zoneOf } from '@frontage/cms/clock/readAgencyZone.ts';
import { readOffices } from '@frontage/cms/content/readOffices.ts';
import { toSiteSettings } from '@frontage/cms/content/toContract.ts';
import { wordsIn } from '@frontage/cms/forms/readSiteWords.ts';
import type { SiteSetting } from '@frontage/cms/payload-types.ts';
import { ownFamilyOf } from '@frontage/contract/identity/families.ts';
import { identity } from '@frontage/contract/identity/identity.ts';
import { mailWords } from '@frontage/contract/mails/mailWords.ts';
import type { Payload } from 'payload';
import type { Promises } from './acknowledgement.ts';
import type { Sender } from './MailContent.ts';

export interface Company {
  sender: Sender;
  promises: Promises;
  /** Where answers of visitors go. */
  answersTo: string | undefined;
  /** By which clock the agency lives. */
  zone: string;
}

/** What mails say of the company, from the settings as they are now, or those that are drafted. */
export async function readCompany(payload: Payload, drafted?: SiteSetting): Promise<Company> {
  const settings = drafted ?? (await payload.findGlobal({ slug: 'site-settings', depth: 0 }));
  const [first] = await readOffices(payload);
  const companyName = settings.companyName || 'Frontage';
  // Colours that do not fit are those of the design: a mail goes out all the same.
  const colours = identity.safeParse(toSiteSettings(settings).identity).data;
  const family = ownFamilyOf(colours?.family);
  const address = first?.address?.join(', ');
  const language = settings.language ?? undefined;
  return {
    sender: {
      companyName,
      addressLine: [companyName, address].filter(Boolean).join(', '),
      colours,
      family,
      words: mailWords.safeParse(settings.emailWords ?? {}).data,
      language,
    },
    promises: {
      phone: settings.phone?.formatted || undefined,
      messagingHref: settings.messagingHref ?? undefined,
      next: nextOf(settings.callToAction),
      answerWorkingDays: settings.answerWorkingDays ?? undefined,
      language,
      words: wordsIn(settings),
    },
    answersTo: settings.email || undefined,
    zone: zoneOf(settings),
  };
}

/**
 * Where a visitor may go on while waiting: what the button of the header offers, if it is a page of its own. One that
 * leads to a form is left out, since its reader has just sent one.
 */
function nextOf(callToAction: { label?: string | null; href?: string | null } | undefined): Promises['next'] {
  const { href, label } = callToAction ?? {};
  return label && href?.startsWith('/') && !href.includes('#') ? { label, href } : undefined;
}
