import type { Payload } from 'payload';
import { z } from 'zod';
import { type SidePool, sidePoolOf } from '../database/sidePool.ts';

/** Proofs of work that were shown, for as long as they would be valid. */
export interface SpentProofs {
  /**
   * Of two requests that show one proof at once, only one spends it. Returns the request that spent it, often this one.
   */
  spend(proof: Spending): Promise<{ request: string | undefined; isFirst: boolean }>;
  giveBack(signature: string): Promise<void>;
}

interface Spending {
  /** Signature of the challenge. */
  signature: string;
  /** The key of the request; undefined if it has none. */
  request: string | undefined;
  at: Date;
  until: Date;
}

/** Keeps proofs in PostgreSQL where several hosts may share it, otherwise in this process. */
export function openSpentProofs(payload: Payload): SpentProofs {
  const pool = sidePoolOf(payload);
  return pool ? createPostgresProofs(pool) : createSpentProofs();
}

export function createSpentProofs(): SpentProofs {
  /** By signature, oldest first. */
  const spent = new Map<string, { request: string | undefined; until: Date }>();
  return {
    async spend({ at, request, signature, until }) {
      for (const [old, { until: end }] of spent) {
        if (end >= at) break;
        spent.delete(old);
      }
      const earlier = spent.get(signature);
      if (earlier) return { request: earlier.request, isFirst: false };
      spent.set(signature, { request, until });
      return { request, isFirst: true };
    },
    async giveBack(signature) {
      spent.delete(signature);
    },
  };
}

const answered = z.array(z.object({ request: z.string().nullable(), isFirst: z.boolean() }));

function createPostgresProofs(pool: SidePool): SpentProofs {
  return {
    async spend({ at, request, signature, until }) {
      await pool.query('DELETE FROM spent_proofs WHERE until < $1', [at]);
      // An existing row is not changed but still returned; `xmax` shows whether the row is new.
      const { rows } = await pool.query(
        `INSERT INTO spent_proofs AS proof VALUES ($1, $2, $3)
         ON CONFLICT (signature) DO UPDATE SET request = proof.request
         RETURNING request, xmax = 0 AS "isFirst"`,
        [signature, request ?? null, until],
      );
      const [row] = answered.parse(rows);
      if (!row) throw new Error('PostgreSQL answered no row');
      return { ...row, request: row.request ?? undefined };
    },
    async giveBack(signature) {
      await pool.query('DELETE FROM spent_proofs WHERE signature = $1', [signature]);
    },
  };
}
