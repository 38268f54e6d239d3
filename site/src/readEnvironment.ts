import { analyticsId } from '@frontage/contract/consent.ts';
import { originSecretVariable } from '@frontage/contract/originSecret.ts';
import { readTraceSettings } from '@frontage/contract/traceSettings.ts';
import {
  allOf,
  apiNamespace,
  oneOf,
  parseVariables,
  type Variables,
  webAddress,
  wholeNumber,
} from '@frontage/contract/variables.ts';
import { z } from 'zod';

const share = 'must be the part of visits that is measured, from 0 to 1';

const variables = z.object({
  SITE_URL: webAddress.default('http://localhost:3000'),
  /** The host to which pages send their calls, if that is not the site's own address. */
  BACKEND_URL: webAddress.optional(),
  /** The host from which content is read, if that is not the one on this machine. */
  CONTENT_URL: webAddress.optional(),
  /** Port of the host on this machine. */
  PORT: wholeNumber('a port number', 0, 65_535).default(3000),
  WP_NAMESPACE: apiNamespace,
  /** Analytics id for visitors who allow counting, if the site settings name none. */
  ANALYTICS_ID: analyticsId.optional(),
  /** Where a CDN in front is told what to forget, so that it may keep pages. */
  CDN_PURGE_URL: z.string().optional(),
  /** The secret that the host demands from clients that reach it past the CDN. */
  ORIGIN_SECRET: originSecretVariable,
  /** `0` turns off the measurement of page speed. */
  VITALS: oneOf(['0', '1']).default('1'),
  /** Share of visits that are measured; 1 means all. */
  VITALS_SHARE: z.coerce.number({ error: share }).min(0, { error: share }).max(1, { error: share }).default(1),
  /** `1` adds the gallery of all blocks; public sites do not have it. */
  GALLERY: z.string().optional(),
  APP_ENV: oneOf(['development', 'staging', 'production']).default('development'),
});

/** Returns the site's settings from its environment. Throws EnvironmentFault naming every wrong variable. */
export function readEnvironment(given: Variables) {
  const [values, traces] = allOf(
    () => parseVariables(variables, given),
    () => readTraceSettings(given),
  );
  const {
    SITE_URL,
    BACKEND_URL = SITE_URL,
    PORT,
    CONTENT_URL = `http://localhost:${PORT}`,
    WP_NAMESPACE,
    ANALYTICS_ID,
    APP_ENV,
    CDN_PURGE_URL,
    GALLERY,
    ORIGIN_SECRET,
    VITALS,
    VITALS_SHARE,
  } = values;
  return {
    siteUrl: SITE_URL,
    backendUrl: BACKEND_URL,
    contentUrl: CONTENT_URL,
    namespace: WP_NAMESPACE,
    originSecret: ORIGIN_SECRET,
    analyticsId: ANALYTICS_ID,
    isBehindCdn: Boolean(CDN_PURGE_URL),
    /** 0 if nothing is measured. */
    speedShare: VITALS === '1' ? VITALS_SHARE : 0,
    hasGallery: GALLERY === '1',
    isProduction: APP_ENV === 'production',
    isDevelopment: APP_ENV === 'development',
    /** Undefined if nothing receives traces. */
    traces,
  };
}

export type SiteEnvironment = ReturnType<typeof readEnvironment>;
