import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { SeedDocument } from './seedContent.ts';

/** Uploads documents for readers to the library, one by one. */
export async function uploadDocuments(
  payload: Payload,
  transaction: PayloadRequest,
  documents: readonly SeedDocument[],
): Promise<void> {
  for (const { name, pdf, title } of documents) {
    // Payload keeps the file of an upload in the request, so each upload needs its own request, within the same
    // transaction.
    const req = await createLocalReq({}, payload);
    if (transaction.transactionID !== undefined) req.transactionID = transaction.transactionID;
    const data = Buffer.from(await pdf());
    await payload.create({
      collection: 'documents',
      data: { name, title },
      file: { data, name: `${name}.pdf`, mimetype: 'application/pdf', size: data.length },
      req,
      depth: 0,
    });
  }
}
