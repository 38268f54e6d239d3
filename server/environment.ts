import { isAbsolute, join, resolve } from 'node:path';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import {
  allOf,
  listeningHost,
  oneOf,
  parseVariables,
  type Variables,
  wholeNumber,
} from '@frontage/contract/variables.ts';
import { z } from 'zod';
import { type Addresses, addressesOf, addressVariables } from './addresses.ts';
import { type BucketSettings, bucketOf, bucketVariables, requireWholeBucket } from './bucketSettings.ts';
import { type MomentSettings, momentsOf, momentVariables, requireMoments } from './momentSettings.ts';
import { readOrMakeSecret } from './readOrMakeSecret.ts';
import { repositoryRoot } from './repositoryRoot.ts';

const mailbox = z.string().regex(/^[^\s@]+@[^\s@]+$|<[^\s@<>]+@[^\s@<>]+>$/, { error: 'must be an email address' });

const inboundWords = 'must be an email address such as answers+*@example.com, where one * stands for the request';

/** The values that LOG_LEVEL takes. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const variables = z.object({
  APP_ENV: oneOf(['development', 'staging', 'production', 'test']).default('development'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^(?:postgres(?:ql)?:\/\/|file:)/, { error: 'must begin with postgres:// or file:' })
    .optional(),
  DATABASE_CONNECTIONS: wholeNumber('a number of connections', 4, 500).default(10),
  LOG_LEVEL: oneOf(logLevels).default('warn'),
  ADMIN_HOST: listeningHost('127.0.0.1'),
  ...addressVariables,
  TRUSTED_PROXIES: wholeNumber('a number of proxies', 0, 10).default(0),
  PAYLOAD_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  MAIL_TO: mailbox.optional(),
  MAIL_FROM: mailbox.optional(),
  INBOUND_ADDRESS: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>*]+$/, { error: inboundWords })
    .refine((address) => address.split('*').length <= 2, { error: inboundWords })
    .optional(),
  CALENDAR_PRIVATE_HOSTS: z
    .string()
    .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
    .default([]),
  ...bucketVariables,
  ...momentVariables,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://' })
    .optional(),
});

/** The environment of the CMS, parsed; see {@link readEnvironment}. */
export interface Environment extends Addresses {
  appEnv: z.infer<typeof variables>['APP_ENV'];
  /** For the admin and commands; the website has its own default. */
  logLevel: z.infer<typeof variables>['LOG_LEVEL'];
  /** Folder of the repository, with the migrations and the sources of the admin. */
  rootDir: string;
  /** Absolute path of the folder for everything that must be kept. */
  dataDir: string;
  /** Media of the library, which the backend serves under /media. */
  mediaDir: string;
  /** Files that visitors sent, under random names. */
  uploadsDir: string;
  /** Documents that readers get by a signed link only. */
  documentsDir: string;
  /** Emails as .eml files. */
  mailboxDir: string;
  databaseUrl: string;
  /** The most connections to PostgreSQL that one process opens, for both reading and writing. */
  databaseConnections: number;
  /** Where the files that hosts share are stored; undefined where they are in DATA_DIR alone. */
  bucket: BucketSettings | undefined;
  /** Where moments of the database are kept; undefined where none are. */
  moments: MomentSettings | undefined;
  adminHost: string;
  /** The number of proxies in front; each may add one address to X-Forwarded-For. */
  trustedProxies: number;
  payloadSecret: string;
  mailTo: string | undefined;
  mailFrom: string | undefined;
  smtpUrl: string | undefined;
  /**
   * The address that visitors reply to; a `*` in it stands for the request. Undefined where replies are not taken in.
   */
  inboundAddress: string | undefined;
  /** Hosts of calendars, with their port, that may be in our own network and need no TLS. */
  calendarPrivateHosts: readonly string[];
}

/**
 * Reads the environment, with defaults that need no variable. Throws {@link EnvironmentFault} naming every wrong
 * variable. In development a missing secret is made once and kept in DATA_DIR; in production it must be set.
 */
export function readEnvironment(given: Variables = process.env): Environment {
  const [values] = allOf(
    () => parseVariables(variables, given),
    () => requireSecret(given),
    () => requireWholeBucket(given),
    () => requireMoments(given, resolve(repositoryRoot(), given.DATA_DIR || 'data')),
  );
  const rootDir = repositoryRoot();
  const dataDir = isAbsolute(values.DATA_DIR) ? values.DATA_DIR : join(rootDir, values.DATA_DIR);
  const bucket = bucketOf(values);
  return {
    appEnv: values.APP_ENV,
    logLevel: values.LOG_LEVEL,
    rootDir,
    dataDir,
    mediaDir: join(dataDir, 'media'),
    uploadsDir: join(dataDir, 'uploads'),
    documentsDir: join(dataDir, 'documents'),
    mailboxDir: join(dataDir, 'mailbox'),
    databaseUrl: values.DATABASE_URL ?? `file:${join(dataDir, 'frontage.sqlite')}`,
    databaseConnections: values.DATABASE_CONNECTIONS,
    bucket,
    moments: momentsOf({ values, bucket }),
    ...addressesOf(values),
    adminHost: values.ADMIN_HOST,
    trustedProxies: values.TRUSTED_PROXIES,
    payloadSecret: values.PAYLOAD_SECRET ?? readOrMakeSecret(dataDir, 'payload-secret'),
    mailTo: values.MAIL_TO,
    mailFrom: values.MAIL_FROM,
    smtpUrl: values.SMTP_URL,
    inboundAddress: values.INBOUND_ADDRESS,
    calendarPrivateHosts: values.CALENDAR_PRIVATE_HOSTS,
  };
}

/** Origins at which a browser may have the admin open: its own address, or the local machine. */
export function adminOriginsOf({ adminPort, adminUrl }: Pick<Environment, 'adminPort' | 'adminUrl'>): string[] {
  return [...new Set([new URL(adminUrl).origin, `http://localhost:${adminPort}`, `http://127.0.0.1:${adminPort}`])];
}

function requireSecret({ APP_ENV, PAYLOAD_SECRET }: Variables): void {
  if (APP_ENV !== 'production' || PAYLOAD_SECRET) return;
  throw new EnvironmentFault(
    'PAYLOAD_SECRET is missing: in production it must be set. Set it to at least 32 random characters, and keep it: sign-ins depend on it.',
  );
}
