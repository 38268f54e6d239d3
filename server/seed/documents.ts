import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { SeedDocument, SeedRecordingFile } from './seedContent.ts';

/** Uploads documents for readers to the library, one by one. */
export async function uploadDocuments(
  payload: Payload,
  transaction: PayloadRequest,
  documents: readonly SeedDocument[],
): Promise<void> {
  for (const { name, pdf, title } of documents) {
    const file = { data: Buffer.from(await pdf()), name: `${name}.pdf`, mimetype: 'application/pdf' };
    const req = await requestWithin(payload, transaction);
    const data = { name, title };
    await payload.create({ collection: 'documents', data, file: sized(file), req, depth: 0 });
  }
}

/** Uploads films and captions. Returns their ids by their names in the content. */
export async function uploadRecordings(
  payload: Payload,
  transaction: PayloadRequest,
  recordings: readonly SeedRecordingFile[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { name, read, title } of recordings) {
    const file = { data: Buffer.from(await read()), name, mimetype: 'application/octet-stream' };
    const req = await requestWithin(payload, transaction);
    const data = { title };
    const { id } = await payload.create({ collection: 'recording-files', data, file: sized(file), req, depth: 0 });
    ids.set(name, id);
  }
  return ids;
}

const sized = <File extends { data: Buffer }>(file: File) => ({ ...file, size: file.data.length });

/** Payload keeps the file of an upload in the request, so each needs its own, within the same transaction. */
async function requestWithin(payload: Payload, { transactionID }: PayloadRequest): Promise<PayloadRequest> {
  const req = await createLocalReq({}, payload);
  if (transactionID !== undefined) req.transactionID = transactionID;
  return req;
}
