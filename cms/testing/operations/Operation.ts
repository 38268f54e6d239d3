import { type Answer, formWith } from '../callRest.ts';
import { samplePng } from '../samplePicture.ts';
import type { Stage } from '../stage.ts';

/** One that writes, as the admin calls it. */
export interface Operation {
  /** What it answers. */
  status: number;
  /** Makes what it needs; the answer runs it. */
  prepare(stage: Stage): Promise<() => Promise<Answer>>;
}

/** A call that needs nothing made before it. */
export function plain(status: number, run: (stage: Stage) => Promise<Answer>): Operation {
  return { status, prepare: async (stage) => () => run(stage) };
}

/** What no call of the admin does alone; it answers, or throws. */
export async function local(work: () => Promise<unknown>): Promise<Answer> {
  return { status: 200, body: await work() };
}

/** A form as the admin sends it, with a picture. */
export async function pictureForm(data: object, name = 'quay.png'): Promise<FormData> {
  return formWith(data, new File([new Uint8Array(await samplePng(40, 30))], name, { type: 'image/png' }));
}
