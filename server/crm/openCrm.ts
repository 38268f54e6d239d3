import type { Payload } from 'payload';
import type { Environment } from '../hostEnvironment.ts';
import type { CrmAdapter } from './CrmAdapter.ts';
import { createCmsCrm } from './cmsCrm.ts';
import { leadOfExternalId } from './crmChannels.ts';
import { createHubSpotCrm } from './hubspotCrm.ts';
import { createPipedriveCrm } from './pipedriveCrm.ts';

/** Opens the CRM that the environment names, otherwise the CMS's own. */
export function openCrm({ crm }: Pick<Environment, 'crm'>): (payload: Payload) => CrmAdapter {
  if (!crm) return (payload) => createCmsCrm(payload, leadOfExternalId);
  const connected = crm.kind === 'hubspot' ? createHubSpotCrm(crm) : createPipedriveCrm(crm);
  return () => connected;
}
