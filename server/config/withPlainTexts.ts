import { plainText } from '@frontage/contract/primitives/plainText.ts';
import type { CollectionConfig, GlobalConfig } from 'payload';

/**
 * Strips from every text of a document the characters that a page cannot contain, whether it was typed, pasted,
 * imported or sent.
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
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(plainTextsOf);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainTextsOf(one)]));
}

/** False for a date, a buffer and other class instances. */
function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
