import { join } from 'node:path';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { originSecretVariable } from '@frontage/contract/originSecret.ts';
import { readTraceSettings } from '@frontage/contract/traceSettings.ts';
import {
  addressWithPassword,
  allOf,
  listeningHost,
  oneOf,
  parseVariables,
  privateHosts,
  type Variables,
  wholeNumber,
} from '@frontage/contract/variables.ts';
import { z } from 'zod';
import { cdnOf, cdnVariables, requireWholeCdn } from './cdn/cdnSettings.ts';
import { defaultPausesS } from './delivery/delivery.ts';
import { logLevels, readEnvironment as readCms } from './environment.ts';
import { hostSecretOf } from './host/hostSecret.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .transform((url) => url.replace(/\/$/, ''));
const origins = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim().replace(/\/$/, '')))
  .pipe(
    z.array(z.url({ protocol: /^https?$/, error: 'must be addresses such as https://example.com, split by commas' })),
  );

const pauses = 'must be seconds, each at most a day (86400), split by commas';

const variables = z.object({
  PORT: wholeNumber('a port number', 0, 65_535).default(3000),
  HOST: listeningHost('localhost'),
  WP_NAMESPACE: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'must be small letters, digits and hyphens' })
    .default('frontage'),
  CORS_ORIGINS: origins.default([]),
  SEND_MAIL_PER_10_MINUTES: wholeNumber('a number of messages', 1, 1_000_000).default(60),
  SEND_MAIL_ALL_PER_10_MINUTES: wholeNumber('a number of messages', 1, 10_000_000).default(600),
  MAILS_PER_RECIPIENT_PER_DAY: wholeNumber('a number of emails', 1, 1_000_000).default(6),
  PROOF_OF_WORK: oneOf(['on', 'off']).default('off'),
  GEO_URL: z
    .string()
    .regex(/^https?:\/\//, { error: 'must be an address' })
    .optional(),
  GEO_TOKEN: z.string().min(1).optional(),
  PIPEDRIVE_API_URL: address.optional(),
  PIPEDRIVE_API_TOKEN: z.string().min(1).optional(),
  PIPEDRIVE_DEAL_FIELD: z
    .string()
    .regex(/^[0-9a-f]{40}$/, { error: 'must be the key of a custom field: 40 digits of a hexadecimal number' })
    .optional(),
  HUBSPOT_API_URL: address.default('https://api.hubapi.com'),
  HUBSPOT_TOKEN: z.string().min(1).optional(),
  HUBSPOT_DEAL_PROPERTY: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,99}$/, { error: 'must be the internal name of a property of deals' })
    .optional(),
  DELIVERY_PAUSES: z
    .string()
    .transform((list) => list.split(',').map(Number))
    .pipe(z.array(z.number({ error: pauses }).positive({ error: pauses }).max(86_400, { error: pauses })).min(1))
    .optional(),
  WEBHOOK_PRIVATE_HOSTS: privateHosts,
  INBOUND_IMAP_URL: addressWithPassword
    .regex(/^imaps?:\/\/[^\s/@]+@[^\s/@]+/, { error: 'must be such as imaps://name:password@imap.example.com/INBOX' })
    .optional(),
  INBOUND_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, { error: 'must be whsec_ and at least 24 bytes in base64' })
    .optional(),
  INBOUND_AUTHENTICATED_BY: z
    .string()
    .regex(/^[\w.-]+$/, {
      error: 'must be the name that stands first in Authentication-Results, such as mx.example.com',
    })
    .optional(),
  RENDERER_SOCKET: z.string().min(1).optional(),
  SELF_TEST_URL: z
    .union([z.literal('off'), address], { error: 'must be off, or an address such as https://example.com' })
    .optional(),
  ...cdnVariables,
  ORIGIN_SECRET: originSecretVariable,
  VITALS: oneOf(['0', '1']).default('1'),
  VISITS: oneOf(['0', '1']).default('1'),
  DRAIN_SECONDS: wholeNumber('a number of seconds', 0, 60).default(0),
  METRICS_PORT: wholeNumber('a port number', 1, 65_535).optional(),
  METRICS_HOST: listeningHost('127.0.0.1'),
  LOG_FORMAT: oneOf(['text', 'json']).default('text'),
  LOG_LEVEL: oneOf(logLevels).default('info'),
});

/**
 * Returns the environment; without any variable, defaults apply. Throws EnvironmentFault naming every wrong variable.
 */
export function readEnvironment(given: Variables = process.env) {
  const [values, cms, traces] = allOf(
    () => parseVariables(variables, given),
    () => readCms(given),
    () => readTraceSettings(given),
    () => requireMailAddresses(given),
    () => requireWholeCrm(given),
    () => requireWholeInbound(given),
    () => requireWholeCdn(given),
  );
  const siteUrl = cms.siteUrl.replace(/\/$/, '');
  return {
    /** The part that both CMS and backend read. */
    cms,
    port: values.PORT,
    /**
     * The address to listen on. The default `localhost` is both loopback addresses, so a newcomer's browser reaches it
     * and nobody else does. Behind a proxy on another machine, or in a container, set 0.0.0.0.
     */
    host: values.HOST,
    /** ms between the request to end and the end, during which `/readyz` sends traffic elsewhere. */
    drainMs: values.DRAIN_SECONDS * 1000,
    isProduction: cms.appEnv === 'production',
    siteUrl,
    /** Where visitors reach this host. */
    backendUrl: cms.backendUrl,
    namespace: values.WP_NAMESPACE,
    /** Origins of other hosts whose pages may call this one. */
    allowedOrigins: [...new Set([siteUrl, ...values.CORS_ORIGINS].map((one) => new URL(one).origin))],
    /** Number of proxies in front of this host. Each may add one address to X-Forwarded-For. */
    trustedProxies: cms.trustedProxies,
    sendMailPer10Minutes: values.SEND_MAIL_PER_10_MINUTES,
    sendMailAllPer10Minutes: values.SEND_MAIL_ALL_PER_10_MINUTES,
    /** Emails that one mailbox gets in 24 hours because its address was typed into forms. */
    mailsPerRecipientPerDay: values.MAILS_PER_RECIPIENT_PER_DAY,
    /** Whether forms ask the browser for a proof of work. docs/decisions/018. */
    proofOfWork: values.PROOF_OF_WORK === 'on',
    geo: values.GEO_URL ? { url: values.GEO_URL, token: values.GEO_TOKEN } : undefined,
    mail: {
      to: cms.mailTo ?? 'sales@localhost',
      from: cms.mailFrom ?? 'website@localhost',
      smtpUrl: cms.smtpUrl,
    },
    /** The CRM in which requests become deals; without it, the CMS's own. */
    crm: crmOf(values),
    delivery: {
      /** Seconds between attempts at a delivery. */
      pausesS: (values.DELIVERY_PAUSES ?? defaultPausesS) as readonly number[],
      /** Webhook hosts that may be in our own network. */
      webhookPrivateHosts: values.WEBHOOK_PRIVATE_HOSTS as readonly string[],
    },
    /** How visitors' replies are received; undefined if they are not. */
    inbound: cms.inboundAddress
      ? {
          address: cms.inboundAddress,
          imapUrl: values.INBOUND_IMAP_URL,
          webhookSecret: values.INBOUND_WEBHOOK_SECRET,
          /** The name that our own mail server writes into `Authentication-Results`. */
          ownServer: values.INBOUND_AUTHENTICATED_BY,
        }
      : undefined,
    /** Where the website sends itself a request for each form once a day; undefined if it does not. */
    selfTestUrl: selfTestUrlOf(values.SELF_TEST_URL, cms.appEnv === 'production' ? cms.backendUrl : undefined),
    /** Whether page speed is counted for visitors. docs/decisions/038. */
    countsSpeed: values.VITALS === '1',
    /** Whether visits are counted. docs/decisions/061. */
    countsVisits: values.VISITS === '1',
    /** Where Prometheus reads metrics; undefined if nothing is measured. Never the visitors' port. */
    metrics: values.METRICS_PORT ? { port: values.METRICS_PORT, host: values.METRICS_HOST } : undefined,
    /** Where traces are sent; undefined if nothing receives them. */
    traces,
    /** The CDN that is told of changes; undefined if no cache in front may keep pages. */
    cdn: cdnOf(values),
    /** The secret that a request must carry to be answered; undefined if none is required. */
    originSecret: values.ORIGIN_SECRET,
    releasesDir: join(cms.dataDir, 'releases'),
    /** Where the renderer listens. */
    rendererSocket: values.RENDERER_SOCKET ?? join(cms.dataDir, 'renderer.sock'),
    /** Signs tokens and handles. Must not change: pages on disk contain tokens made with it. */
    secret: hostSecretOf(cms),
    logLevel: values.LOG_LEVEL,
  };
}

/** What the public host reads from its environment; see docs/operations/variables.md. */
export type Environment = ReturnType<typeof readEnvironment>;

/** Returns what an operator most likely forgot: the website runs, but visitors or sales would miss something. */
export function omissionsOf({ isProduction, mail, siteUrl }: Environment): string[] {
  if (!isProduction) return [];
  return [
    ...(mail.smtpUrl ? [] : ['SMTP_URL is not set: emails are kept in DATA_DIR/mailbox and reach nobody']),
    ...(new URL(siteUrl).hostname === 'localhost' ? ['SITE_URL is not set: links in emails lead to localhost'] : []),
  ];
}

function selfTestUrlOf(given: string | undefined, usual: string | undefined): string | undefined {
  return given === 'off' ? undefined : (given ?? usual);
}

function crmOf(values: z.infer<typeof variables>) {
  const { PIPEDRIVE_API_TOKEN: apiToken, PIPEDRIVE_API_URL: apiUrl, PIPEDRIVE_DEAL_FIELD: dealField } = values;
  if (apiUrl && apiToken) return { kind: 'pipedrive' as const, apiUrl, apiToken, dealField };
  const { HUBSPOT_API_URL, HUBSPOT_DEAL_PROPERTY: dealProperty, HUBSPOT_TOKEN: token } = values;
  if (token && dealProperty) return { kind: 'hubspot' as const, apiUrl: HUBSPOT_API_URL, token, dealProperty };
  return undefined;
}

function requireMailAddresses({ MAIL_FROM, MAIL_TO, SMTP_URL }: Variables): void {
  const missing = [...(MAIL_TO ? [] : ['MAIL_TO']), ...(MAIL_FROM ? [] : ['MAIL_FROM'])];
  if (!SMTP_URL || missing.length === 0) return;
  const are = missing.length > 1 ? 'are' : 'is';
  throw new EnvironmentFault(
    `${missing.join(' and ')} ${are} missing: with SMTP_URL set, emails need both addresses. Set both, or leave SMTP_URL out.`,
  );
}

function requireWholeCrm(values: Variables): void {
  const pairs = [
    ['PIPEDRIVE_API_URL', 'PIPEDRIVE_API_TOKEN'],
    ['HUBSPOT_TOKEN', 'HUBSPOT_DEAL_PROPERTY'],
  ] as const;
  for (const [one, other] of pairs) {
    if (Boolean(values[one]) === Boolean(values[other])) continue;
    throw new EnvironmentFault(
      `${one} and ${other} belong together: one of them is missing. Set both, or leave both out.`,
    );
  }
  if (values.PIPEDRIVE_API_TOKEN && values.HUBSPOT_TOKEN) {
    throw new EnvironmentFault('PIPEDRIVE_API_TOKEN and HUBSPOT_TOKEN: requests go to one CRM. Leave one of them out.');
  }
}

function requireWholeInbound({ INBOUND_ADDRESS, INBOUND_IMAP_URL, INBOUND_WEBHOOK_SECRET }: Variables): void {
  if (Boolean(INBOUND_ADDRESS) === Boolean(INBOUND_IMAP_URL || INBOUND_WEBHOOK_SECRET)) return;
  throw new EnvironmentFault(
    INBOUND_ADDRESS
      ? 'INBOUND_ADDRESS: nothing takes in what arrives there. Set INBOUND_IMAP_URL, INBOUND_WEBHOOK_SECRET or both as well, or leave INBOUND_ADDRESS out.'
      : 'INBOUND_ADDRESS is missing: replies need an address to go to. Set it, or leave INBOUND_IMAP_URL and INBOUND_WEBHOOK_SECRET out.',
  );
}
