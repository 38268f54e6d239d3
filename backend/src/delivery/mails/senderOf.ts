import { toSiteSettings } from '@frontage/cms/content/toContract.ts';
import { ownFamilyOf } from '@frontage/contract/identity/families.ts';
import { identity } from '@frontage/contract/identity/identity.ts';
import { byOfficeOrder } from '@frontage/contract/office.ts';
import type { Payload } from 'payload';
import type { Promises } from './acknowledgement.ts';
import type { Sender } from './MailContent.ts';

export interface Company {
  sender: Sender;
  promises: Promises;
  /** Where answers of visitors go. */
  answersTo: string | undefined;
}

/** What mails say of the company, from the settings as they are now. */
export async function companyOf(payload: Payload): Promise<Company> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const { docs } = await payload.find({ collection: 'offices', depth: 0, pagination: false, limit: 100 });
  const [first] = docs.toSorted((a, b) => byOfficeOrder(orderOf(a), orderOf(b)));
  const companyName = settings.companyName || 'Frontage';
  // Colours that do not fit are those of the design: a mail goes out all the same.
  const colours = identity.safeParse(toSiteSettings(settings).identity).data;
  const family = ownFamilyOf(colours?.family);
  const address = first?.address?.join(', ');
  return {
    sender: { companyName, addressLine: [companyName, address].filter(Boolean).join(', '), colours, family },
    promises: {
      phone: settings.phone?.formatted || undefined,
      next: nextOf(settings.callToAction),
      answerWorkingDays: settings.answerWorkingDays ?? undefined,
    },
    answersTo: settings.email || undefined,
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

function orderOf({ id, order }: { id: number; order?: number | null }): { id: number; order?: number } {
  return { id, ...(typeof order === 'number' ? { order } : {}) };
}
