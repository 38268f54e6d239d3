import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import { getRequestLanguage, type SanitizedConfig } from 'payload';
import type { AdminWords } from '../say.ts';
import ofConfig from './config.de.json' with { type: 'json' };
import ofParts from './parts.de.json' with { type: 'json' };

/** What components, hooks and endpoints say, which browsers need too, by language. */
export const wordsOfParts: Readonly<Record<string, AdminWords>> = { de: ofParts };
/** And what the declarations of fields, blocks and collections say. */
const allWords: Readonly<Record<string, AdminWords>> = { de: { ...ofConfig, ...ofParts } };

const languages = { i18n: { fallbackLanguage: 'en', supportedLanguages: { en: {}, ...allWords } } };
const found = new WeakMap<object, string>();

/** Makes this process speak the language of the request that it answers, by the choice that Payload keeps in a cookie. */
globalThis.spokenInAdmin = () => {
  const request = workUnitAsyncStorage.getStore();
  if (request?.type !== 'request') return undefined;
  const { cookies, headers } = request;
  const known = found.get(request);
  const language =
    known ??
    getRequestLanguage({ config: languages as unknown as SanitizedConfig, cookies, headers: headers as Headers });
  if (!known) found.set(request, language);
  const words = allWords[language];
  return words && { language, words };
};
