import { createHmac, randomInt } from 'node:crypto';
import { type WorkChallenge, workChallenge } from '@frontage/contract/contact/proofOfWork.ts';
import { proofField } from '@frontage/contract/contact/readAnswers.ts';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Limits } from '../limits/limits.ts';
import type { Fields } from './readFields.ts';

/** Rounds per try, and the most tries needed. Half of them on average take about a second on a common phone. */
const cost = 2_000;
const mostTries = 2_000;
/** As long as a form may be open. */
const lifeMs = 24 * 3_600_000;
/** Characters; our own proofs have 700. */
const longestProof = 4_000;

const proof = z.object({
  challenge: workChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export interface ProofReading {
  /** Why a person should look before this counts as a request. */
  suspicion: string | undefined;
  /** Call this if the form is refused after all: it may be sent again, with changed fields and another key. */
  giveBack: () => Promise<void>;
}

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

export const keepNothing = async () => {};

/** Asks browsers for work that costs little for one request and much for a thousand. docs/decisions/018. */
export function createProofOfWork(secret: string, limits: Limits, now: () => Date) {
  const spent = limits.counter('proof', lifeMs / 1000);
  const keyOf = (use: string) => createHmac('sha256', secret).update(`proof of work: ${use}`).digest('hex');
  const secrets = { hmacSignatureSecret: keyOf('challenge'), hmacKeySignatureSecret: keyOf('key') };

  return {
    async ask(formId: string): Promise<WorkChallenge> {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        // Chosen here and not left to chance, so that no visitor has to wait five times as long.
        counter: randomInt(mostTries),
        data: { formId },
        deriveKey,
        expiresAt: new Date(now().getTime() + lifeMs),
      });
      return workChallenge.parse(challenge);
    },

    /**
     * Takes the proof of a form, which is valid for one request. A further try of a request that is stored gets its first
     * answer, whatever its proof says.
     */
    async take(fields: Fields, formId: string, key?: string): Promise<ProofReading> {
      const given = fields.get(proofField)?.[0] ?? '';
      if (given === '') return { suspicion: 'The proof of work is missing', giveBack: keepNothing };
      const read = readProof(given);
      const suspicion = read ? await suspicionOf(read, formId) : wrong;
      if (!read || suspicion !== undefined) return { suspicion, giveBack: keepNothing };
      return claim(read.challenge.signature, key);
    },
  };

  async function suspicionOf(
    { challenge, solution }: z.infer<typeof proof>,
    formId: string,
  ): Promise<string | undefined> {
    const { verified, expired } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
    if (expired) return late;
    if (!verified) return wrong;
    const { data, expiresAt } = challenge.parameters;
    if (data.formId !== formId) return 'The proof of work belongs to another form';
    return expiresAt * 1000 < now().getTime() ? late : undefined;
  }

  /** A further try of the same request, which may not have been stored, shows its own proof again. */
  async function claim(signature: string, key: string | undefined): Promise<ProofReading> {
    const names = [signature, ...(key === undefined ? [] : [`${signature} ${key}`])];
    const [all = 1, own = 1] = (await Promise.all(names.map((name) => spent.hit(name)))).map(({ count }) => count);
    return {
      suspicion: all > own ? 'The proof of work was used before' : undefined,
      giveBack: async () => void (await Promise.all(names.map((name) => spent.takeBack(name)))),
    };
  }
}

const wrong = 'The proof of work is wrong';
const late = 'The proof of work has run out';

function readProof(text: string): z.infer<typeof proof> | undefined {
  if (text.length > longestProof) return undefined;
  return proof.safeParse(readJson(Buffer.from(text, 'base64').toString())).data;
}
