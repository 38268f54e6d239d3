import { type Answer, formWith } from '../callRest.ts';
import { samplePng } from '../samplePicture.ts';
import type { Stage } from '../stage.ts';

/** An operation that writes, as the admin calls it. */
export interface Operation {
  /** The expected status of the answer. */
  status: number;
  /** Creates what the operation needs; the returned function runs it. */
  prepare(stage: Stage): Promise<() => Promise<Answer>>;
}

/** An operation that needs no preparation. */
export function plain(status: number, run: (stage: Stage) => Promise<Answer>): Operation {
  return { status, prepare: async (stage) => () => run(stage) };
}

/** Wraps work that the admin never calls by itself; returns an answer, or throws. */
export async function local(work: () => Promise<unknown>): Promise<Answer> {
  return { status: 200, body: await work() };
}

/** A form with a picture, as the admin sends it. */
export async function pictureForm(data: object, name = 'quay.png'): Promise<FormData> {
  return formWith(data, new File([new Uint8Array(await samplePng(40, 30))], name, { type: 'image/png' }));
}
