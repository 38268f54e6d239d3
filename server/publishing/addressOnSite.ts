import type { Kind } from '@frontage/kinds/defineKind.ts';
import { kindIn } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';

/** The full address at which visitors read a document; undefined where it has no address. */
export function addressOnSite(payload: Payload, collection: string, document: object): string | undefined {
  const { page, part }: Partial<Kind> = kindIn(collection) ?? {};
  const path: unknown = page ? Reflect.get(document, 'address') : part?.pathOf({ ...document });
  return typeof path === 'string' && path ? liveAddress(payload, path) : undefined;
}

export function liveAddress({ config }: Pick<Payload, 'config'>, path: string): string {
  return new URL(path, String(config.admin.custom?.siteUrl)).href;
}
