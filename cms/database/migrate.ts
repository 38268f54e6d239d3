import { openPayload } from '../open.ts';

/** Brings the database of DATA_DIR, or of DATABASE_URL, up to the committed schema. */
const payload = await openPayload();
await payload.db.migrate();
await payload.destroy();
