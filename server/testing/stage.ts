import type { Payload } from 'payload';
import { defined } from '../seed/stored.ts';
import { type Answer, openRest, type Rest } from './callRest.ts';
import { createUserWith } from './createUserWith.ts';
import type { DatabaseName, Filling } from './databases.ts';
import { samplePage } from './samplePage.ts';
import { smallContent } from './smallContent.ts';

/** The CMS with people, one of them an admin who has signed in. */
export interface Stage extends Rest {
  asAdmin(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export const password = 'a long enough password';

/** `more` is filled in for this stage alone, on top of what a filling has made once. */
export async function openStage(name: DatabaseName, filling = fillWithPeople, more?: Filling): Promise<Stage> {
  const rest = await openRest(name, filling);
  await more?.(rest.payload);
  const token = await signInForToken(rest, 'admin');
  return { ...rest, asAdmin: (method, path, body, headers) => rest.call(method, path, body, token, headers) };
}

export async function addPeople(payload: Payload): Promise<void> {
  for (const role of ['admin', 'editor', 'sales'] as const) await createUserWith(payload, role);
}

async function fillWithPeople(payload: Payload): Promise<void> {
  await addPeople(payload);
  await payload.updateGlobal({ slug: 'site-settings', data: defined(smallContent.settings) });
}

export function signIn({ call }: Rest, role: string, typed = password, more: object = {}): Promise<Answer> {
  return call('POST', 'users/login', { email: addressOf(role), password: typed, ...more });
}

export async function signInForToken(rest: Rest, role: string): Promise<string> {
  return (await signIn(rest, role)).token ?? 'none';
}

export function addressOf(role: string): string {
  return `${role}@wharfside.example`;
}

let pageNumber = 0;

/** Creates pages that have an earlier version. */
export function pages(payload: Payload, count: number): Promise<number[]> {
  const made = Array.from({ length: count }, async () => {
    const data = samplePage(`page-${pageNumber++}`, 'Words');
    const { id } = await payload.create({ collection: 'pages', data });
    await payload.update({ collection: 'pages', id, data: { title: 'Another' } });
    return id;
  });
  return Promise.all(made);
}
