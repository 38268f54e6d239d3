import { type SidePool, sidePoolOf } from '@frontage/cms/database/sidePool.ts';
import type { Payload } from 'payload';
import { z } from 'zod';

/** Proofs of work that were shown, for as long as they would be good. */
export interface SpentProofs {
  /** Of two that come at once with one proof, only one spends it. Answers by which request it was spent: often this one. */
  spend(proof: Spending): Promise<{ request: string | undefined; isFirst: boolean }>;
  giveBack(signature: string): Promise<void>;
}

interface Spending {
  /** Of the challenge. */
  signature: string;
  /** The key of the request; undefined where it has none. */
  request: string | undefined;
  at: Date;
  until: Date;
}

/** They are kept in PostgreSQL where several hosts may share one, else in this process. */
export function openSpentProofs(payload: Payload): SpentProofs {
  const pool = sidePoolOf(payload);
  return pool ? postgresProofs(pool) : createSpentProofs();
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

function postgresProofs(pool: SidePool): SpentProofs {
  return {
    async spend({ at, request, signature, until }) {
      await pool.query('DELETE FROM spent_proofs WHERE until < $1', [at]);
      // A row that is there stays as it is, and is answered all the same; `xmax` tells that nobody wrote it before.
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
