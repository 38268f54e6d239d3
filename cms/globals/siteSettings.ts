import { siteSettings as contract } from '@frontage/contract/siteSettings.ts';
import type { GlobalConfig } from 'payload';
import { contentAccess } from '../access/access.ts';
import { formOf } from '../fields/payloadFields.ts';
import { touchOnSettings } from '../publication/touchPublication.ts';

/** What every page shows beside its blocks, as the contract has it. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: { group: 'Company' },
  access: { read: contentAccess.read, readVersions: contentAccess.readVersions, update: contentAccess.update },
  versions: { max: 30 },
  hooks: { afterChange: [touchOnSettings] },
  fields: formOf(contract.shape),
};
