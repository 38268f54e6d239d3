import type { DefaultServerCellComponentProps, JSONFieldServerProps, ServerProps } from 'payload';
import { cache } from 'react';
import { hasRole } from '../access/access.ts';
import { LanguageInputs } from './admin/LanguageInputs.tsx';
import { SelectedForTranslators } from './admin/onDemand.ts';
import { describeTwins, readLanguages } from './twins.ts';

/** Once for a list that is drawn, because each of its documents asks. */
const readLanguagesOnce = cache(readLanguages);

type Row = Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'payload' | 'rowData'>;

/** Below what a list shows of a document: what its languages lack. */
export async function TwinWords({ collectionSlug: collection, payload, rowData }: Row) {
  if ((await readLanguagesOnce(payload)).length < 2) return null;
  const words = await describeTwins(payload, { ...rowData, id: Number(rowData?.id), collection });
  return words ? <div>{words}</div> : null;
}

/** Above a list of documents that have translations, where the site has further languages. */
export async function ListForTranslators({ collectionSlug, payload, user }: ServerProps & { collectionSlug: string }) {
  if (!hasRole({ user: user ?? null }, 'admin', 'editor')) return null;
  const [, ...further] = await readLanguagesOnce(payload);
  return further.length > 0 ? <SelectedForTranslators collection={collectionSlug} languages={further} /> : null;
}

/** The words for a field in each further language of the site; nothing where it has one. */
export async function WordsInLanguages({ path, payload, readOnly }: JSONFieldServerProps) {
  const [, ...further] = await readLanguages(payload);
  return further.length > 0 ? <LanguageInputs path={path} languages={further} isReadOnly={readOnly ?? false} /> : null;
}
