import { z } from 'zod';

/** That a backup was restored and compared, as it is noted in DATA_DIR. */
export const restoreProof = {
  file: 'restore-proof.json',
  schema: z.object({
    /** ISO 8601: when, and when the backup was made. */
    provenAt: z.string(),
    madeAt: z.string(),
  }),
};
