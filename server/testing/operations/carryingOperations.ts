import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importWordpress } from '../../importing/importWordpress.ts';
import { runAppointments } from '../../publishing/schedule.ts';
import { type Answer, formWith } from '../callRest.ts';
import { writeSampleExport } from '../sampleExport.ts';
import { sampleLead } from '../sampleLead.ts';
import { uploadSample } from '../samplePicture.ts';
import { pages, type Stage } from '../stage.ts';
import { local, type Operation, pictureForm, plain } from './Operation.ts';

/** Uploads and downloads, and scheduled work. */
export const carryingOperations: Record<string, Operation> = {
  'a picture uploaded': {
    status: 201,
    async prepare({ asAdmin }) {
      const form = await pictureForm({ alt: 'A quay' });
      return () => asAdmin('POST', 'media', form);
    },
  },
  'a picture in the place of another': {
    status: 200,
    async prepare({ asAdmin, payload }) {
      const { id } = await uploadSample(payload, 'old');
      const form = await pictureForm({});
      return () => asAdmin('PATCH', `media/${id}`, form);
    },
  },
  'a file that is no picture': plain(400, ({ asAdmin }) =>
    asAdmin('POST', 'media', formWith({ alt: 'A page' }, new File(['<p>Hello</p>'], 'quay.png'))),
  ),
  'a document uploaded': plain(201, ({ asAdmin }) =>
    asAdmin(
      'POST',
      'documents',
      formWith({ name: 'tides', title: 'Tides' }, new File([pdf], 'tides.pdf', { type: 'application/pdf' })),
    ),
  ),
  'an import': { status: 200, prepare: async (stage) => () => local(() => carryPosts(stage)) },
  'an export': {
    status: 200,
    async prepare({ asAdmin, payload }) {
      await payload.create({ collection: 'leads', data: sampleLead });
      return () => asAdmin('GET', 'leads/export?format=json');
    },
  },
  'an hour to publish at': {
    status: 200,
    async prepare(stage) {
      const [id = -1] = await pages(stage.payload, 1);
      return () => local(() => schedule(stage, id, '2099-01-01T09:00:00.000Z'));
    },
  },
  'what is published as its hour comes': ofAppointment((id) => id),
  'what was to be published and is gone': ofAppointment(() => 4711),
};

const pdf = '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n';

function ofAppointment(documentOf: (id: number) => number): Operation {
  return {
    status: 200,
    async prepare(stage) {
      const [id = -1] = await pages(stage.payload, 1);
      await schedule(stage, documentOf(id), '2026-11-24T09:00:00.000Z');
      return (): Promise<Answer> => local(() => runAppointments(stage.payload));
    },
  };
}

async function schedule({ payload }: Stage, id: number, at: string): Promise<void> {
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'editor' } } });
  const user = { relationTo: 'users' as const, value: docs[0]?.id ?? -1 };
  const input = { type: 'publish', doc: { relationTo: 'pages', value: String(id) }, user } as object;
  await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(at) });
}

async function carryPosts({ payload }: Stage): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'frontage-import-'));
  const source = writeSampleExport(folder, [
    { id: 1, title: 'Keys', content: '<p>Words</p>' },
    { id: 2, title: 'Locks', content: '<p>Words</p>' },
  ]);
  const plain = {
    isPublicOnly: false,
    mediaFolder: undefined,
    isFetching: false,
    isDryRun: false,
    timeZone: undefined,
  };
  await importWordpress(
    payload,
    { source, categories: new Map(), defaultCategory: 'blog', ...plain },
    new Date('2026-11-24T12:00:00Z'),
  );
  await rm(folder, { recursive: true });
}
