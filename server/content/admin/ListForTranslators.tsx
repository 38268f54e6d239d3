import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { SelectedForTranslators } from './onDemand.ts';

/** Above a list of documents that have translations, where the site has further languages. */
export async function ListForTranslators({ collectionSlug, payload, user }: ServerProps & { collectionSlug: string }) {
  if (!hasRole({ user: user ?? null }, 'admin', 'editor')) return null;
  const { languages } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { languages: true } });
  const [, ...further] = (languages ?? []).map(({ code }) => code);
  return further.length > 0 ? <SelectedForTranslators collection={collectionSlug} languages={further} /> : null;
}
