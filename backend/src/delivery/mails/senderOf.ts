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
  const address = first?.address?.join(', ');
  return {
    sender: { companyName, addressLine: [companyName, address].filter(Boolean).join(', ') },
    promises: { phone: settings.phone?.formatted || undefined, next: undefined },
    answersTo: settings.email || undefined,
  };
}

function orderOf({ id, order }: { id: number; order?: number | null }): { id: number; order?: number } {
  return { id, ...(typeof order === 'number' ? { order } : {}) };
}
