import type { DefaultServerCellComponentProps } from 'payload';
import { cache } from 'react';
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
