import { z } from 'zod';

/** The record in DATA_DIR that a backup was restored and compared. */
export const restoreProof = {
  file: 'restore-proof.json',
  schema: z.object({
    /** ISO 8601: the time of the proof, and of the backup. */
    provenAt: z.string(),
    madeAt: z.string(),
  }),
};
