import { mapMembers } from '@frontage/contract/primitives/members.ts';
import { plainText } from '@frontage/contract/primitives/plainText.ts';
import type { CollectionConfig, GlobalConfig } from 'payload';
import { type PartsOf, withParts } from '../fields/uiFields.ts';

const Publish = '/admin/refusals/HoldRefusals.tsx#Publish';
const Save = '/admin/refusals/HoldRefusals.tsx#Save';

/** Keeps what the server refused marked in the form until it is fixed. */
export function withHeldRefusals<Config extends CollectionConfig | GlobalConfig>(config: Config, of: PartsOf) {
  const hasDrafts = typeof config.versions === 'object' && Boolean(config.versions.drafts);
  const button = hasDrafts ? { PublishButton: Publish } : { SaveButton: Save };
  return withParts(config, of, (parts) => ({ ...button, ...parts }));
}

/**
 * Strips the characters that a page cannot contain, whether typed, pasted, imported or sent; and numbers that are none,
 * which Payload (as of 3.90.2) makes of any text, lets pass where none is required, and no page can show.
 */
export function withPlainTexts<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  // A password is compared, never shown.
  if ('auth' in config && config.auth) return config;
  const beforeValidate = [
    ({ data }: { data?: unknown }) => plainTextsOf(data),
    ...(config.hooks?.beforeValidate ?? []),
  ];
  return { ...config, hooks: { ...config.hooks, beforeValidate } };
}

function plainTextsOf(value: unknown): unknown {
  if (Number.isNaN(value)) return null;
  return typeof value === 'string' ? plainText(value) : mapMembers(value, plainTextsOf);
}
