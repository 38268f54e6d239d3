import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import { getRequestLanguage, type SanitizedConfig } from 'payload';
import { spoken } from './spoken.ts';

const config = { i18n: { fallbackLanguage: 'en', supportedLanguages: { en: {}, ...spoken } } };
const known = new WeakMap<object, string>();

/** Speaks the language of the request: that of the account, kept in a cookie, or that of the browser. */
globalThis.spokenInAdmin = () => {
  const request = workUnitAsyncStorage.getStore();
  if (request?.type !== 'request') return undefined;
  const language =
    known.get(request) ?? getRequestLanguage({ ...request, config: config as unknown as SanitizedConfig });
  known.set(request, language);
  return spoken[language];
};
