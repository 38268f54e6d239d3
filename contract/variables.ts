import { z } from 'zod';
import { EnvironmentFault } from './EnvironmentFault.ts';

/** The environment of a process, or what a test uses in its place. */
export type Variables = Record<string, string | undefined>;

/**
 * Reads variables by a schema; an empty one counts as missing. Throws {@link EnvironmentFault} naming every wrong one.
 */
export function parseVariables<Schema extends z.ZodObject>(schema: Schema, given: Variables): z.infer<Schema> {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const result = schema.safeParse(filled);
  if (result.success) return result.data;
  const expected = new Map(result.error.issues.map(({ message, path: [name] }) => [String(name), message]));
  throw new EnvironmentFault([...expected].map(([name, message]) => `${name}: ${message}. ${mendOf(schema, name)}`));
}

/** A whole number, with one message for whatever is wrong with it. */
export function wholeNumber(what: string, least: number, most: number) {
  const error = `must be ${what}: a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

/**
 * An address that may have a name and a password in it. Whatever cannot be read as one would be shown, password and all,
 * in the error of the program that reads it.
 */
export const addressWithPassword = z.string().refine((text) => URL.canParse(text), {
  error:
    'must be an address, in whose name and password each character but letters and digits is percent-encoded: # is %23, / is %2F',
});

/** Hosts of our own network, as in an address. */
export const privateHosts = z
  .string()
  .transform((list) => list.split(',').flatMap((host) => host.trim().toLowerCase() || []))
  .refine((hosts) => hosts.every((host) => URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host), {
    error: 'must be hosts as in an address, such as chat.intern:8080, split by commas',
  })
  .default([]);

/** An address on the web, without a slash at its end. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .transform((url) => url.replace(/\/$/, ''));

/** The agency's part of the content API's addresses. */
export const apiNamespace = z
  .string()
  .regex(/^[a-z0-9-]+$/, { error: 'must be small letters, digits and hyphens' })
  .default('frontage');

/** One of several words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}` });
}

const isHostName = (text: string) =>
  /^[a-z0-9_.-]+$/i.test(text) && /[a-z]/i.test(text.replace(/\.$/, '').split('.').at(-1) ?? '');

/** An address or a name at which a process listens. No name ends in a number: 256.1.1.1 is a mistyped address. */
export function listeningHost(usual: string) {
  const error = 'must be an address such as 127.0.0.1, 0.0.0.0 or ::, or a name such as localhost';
  return z.union([z.ipv4(), z.ipv6(), z.string().refine(isHostName)], { error }).default(usual);
}

/** Runs all readings and throws their faults together; where two read the same variable, its first fault. */
export function allOf<Results extends unknown[]>(
  ...reads: { [Place in keyof Results]: () => Results[Place] }
): Results {
  const faults = new Map<string, string>();
  let mayPass = true;
  const results = reads.map((read) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof EnvironmentFault)) throw error;
      mayPass &&= error.mayPass;
      for (const fault of error.faults) {
        const [name = ''] = fault.split(':');
        if (!faults.has(name)) faults.set(name, fault);
      }
      return undefined;
    }
  });
  if (faults.size > 0) throw new EnvironmentFault([...faults.values()], { mayPass });
  return results as Results;
}

/** The fix, never with the value that was given: it may be a secret. */
function mendOf(schema: z.ZodObject, name: string): string {
  const { data } = z.object(schema.shape).partial().safeParse({});
  const usual = data?.[name];
  if (typeof usual === 'string' || typeof usual === 'number') return `Set it so, or leave it out: it is then ${usual}.`;
  return 'Set it so, or leave it out.';
}
