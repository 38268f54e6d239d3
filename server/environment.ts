import { isAbsolute, join, resolve } from 'node:path';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
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
import { addressesOf, addressVariables } from './addresses.ts';
import { bucketOf, bucketVariables, requireWholeBucket } from './bucketSettings.ts';
import { momentsOf, momentVariables, requireMoments } from './momentSettings.ts';
import { readOrMakeSecret } from './readOrMakeSecret.ts';
import { repositoryRoot } from './repositoryRoot.ts';

const mailbox = z.string().regex(/^[^\s@]+@[^\s@]+$|<[^\s@<>]+@[^\s@<>]+>$/, { error: 'must be an email address' });

const inboundWords = 'must be an email address such as answers+*@example.com, where one * stands for the request';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const variables = z.object({
  APP_ENV: oneOf(['development', 'staging', 'production', 'test']).default('development'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: addressWithPassword
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
  CALENDAR_PRIVATE_HOSTS: privateHosts,
  ...bucketVariables,
  ...momentVariables,
  SMTP_URL: addressWithPassword.regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://' }).optional(),
});

/**
 * Reads the environment, with defaults that need no variable. Throws {@link EnvironmentFault} naming every wrong
 * variable. In development a missing secret is made once and kept in DATA_DIR; in production it must be set.
 */
export function readEnvironment(given: Variables = process.env) {
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
    /** For the admin and commands; the website has its own default. */
    logLevel: values.LOG_LEVEL,
    /** Folder of the repository, with the migrations and the sources of the admin. */
    rootDir,
    /** Absolute path of the folder for everything that must be kept. */
    dataDir,
    /** Media of the library, which the backend serves under /media. */
    mediaDir: join(dataDir, 'media'),
    /** Files that visitors sent, under random names. */
    uploadsDir: join(dataDir, 'uploads'),
    /** Documents that readers get by a signed link only. */
    documentsDir: join(dataDir, 'documents'),
    /** Emails as .eml files. */
    mailboxDir: join(dataDir, 'mailbox'),
    databaseUrl: values.DATABASE_URL ?? `file:${join(dataDir, 'frontage.sqlite')}`,
    /** The most connections to PostgreSQL that one process opens, for both reading and writing. */
    databaseConnections: values.DATABASE_CONNECTIONS,
    /** Where the files that hosts share are stored; undefined where they are in DATA_DIR alone. */
    bucket,
    /** Where moments of the database are kept; undefined where none are. */
    moments: momentsOf({ values, bucket }),
    ...addressesOf(values),
    adminHost: values.ADMIN_HOST,
    /** The number of proxies in front; each may add one address to X-Forwarded-For. */
    trustedProxies: values.TRUSTED_PROXIES,
    payloadSecret: values.PAYLOAD_SECRET ?? readOrMakeSecret(dataDir, 'payload-secret'),
    mailTo: values.MAIL_TO,
    mailFrom: values.MAIL_FROM,
    smtpUrl: values.SMTP_URL,
    /**
     * The address that visitors reply to; a `*` in it stands for the request. Undefined where replies are not taken in.
     */
    inboundAddress: values.INBOUND_ADDRESS,
    /** Hosts of calendars, with their port, that may be in our own network and need no TLS. */
    calendarPrivateHosts: values.CALENDAR_PRIVATE_HOSTS as readonly string[],
  };
}

/** The environment of the CMS, parsed. */
export type Environment = ReturnType<typeof readEnvironment>;

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
