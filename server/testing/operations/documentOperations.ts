import { samplePage } from '../samplePage.ts';
import { pages } from '../stage.ts';
import { type Operation, plain } from './Operation.ts';

/** Operations of editors on pages and settings. */
export const documentOperations: Record<string, Operation> = {
  'a new page': plain(201, ({ asAdmin }) => asAdmin('POST', 'pages', samplePage('a-new-page', 'Words'))),
  'a new page that is refused': plain(400, ({ asAdmin }) => asAdmin('POST', 'pages', { title: '' })),
  'a change': ofOne('PATCH', '', { title: 'Changed' }),
  'a draft': ofOne('PATCH', '?draft=true', { title: 'Typed', _status: 'draft' }),
  'a draft that saves itself': ofOne('PATCH', '?draft=true&autosave=true', { title: 'Half typed', _status: 'draft' }),
  'a publication': ofOne('PATCH', '', { _status: 'published' }),
  'an unpublishing': ofOne('PATCH', '', { _status: 'draft' }),
  'a copy': {
    status: 200,
    async prepare({ asAdmin, payload }) {
      const [page] = await pages(payload, 1);
      return () => asAdmin('POST', `pages/${page}/duplicate`, { slug: 'a-copy' });
    },
  },
  'a page put into the trash': ofOne('PATCH', '', { deletedAt: '2026-11-24T09:00:00.000Z' }),
  'a page that comes back from the trash': {
    status: 200,
    async prepare({ asAdmin, payload }) {
      const [id = -1] = await pages(payload, 1);
      await payload.update({ collection: 'pages', id, data: { deletedAt: '2026-11-24T09:00:00.000Z' } });
      return () => asAdmin('PATCH', `pages?trash=true&where[id][equals]=${id}`, { deletedAt: null });
    },
  },
  'a removal': ofOne('DELETE', ''),
  'an earlier version of a page': {
    status: 200,
    async prepare({ asAdmin, payload }) {
      const [parent] = await pages(payload, 1);
      const where = { parent: { equals: parent } };
      const { docs } = await payload.findVersions({ collection: 'pages', where, sort: 'createdAt', limit: 1 });
      return () => asAdmin('POST', `pages/versions/${docs[0]?.id}`);
    },
  },
  'a change of many': ofThree(200, 'PATCH', { title: 'Many' }),
  'a change of many that is refused': ofThree(400, 'PATCH', { title: '' }),
  'a removal of many': ofThree(200, 'DELETE'),
  'a change of a global': plain(200, ({ asAdmin }) => asAdmin('POST', 'globals/site-settings', {})),
  'a draft of a global that saves itself': plain(200, ({ asAdmin }) =>
    asAdmin('POST', 'globals/site-settings?draft=true&autosave=true', { _status: 'draft' }),
  ),
  'an earlier version of a global': {
    status: 200,
    async prepare({ asAdmin, payload }) {
      const { docs } = await payload.findGlobalVersions({ slug: 'site-settings', limit: 1 });
      return () => asAdmin('POST', `globals/site-settings/versions/${docs[0]?.id}`);
    },
  },
  'a change of a document that another one has locked': {
    status: 423,
    async prepare({ asAdmin, payload }) {
      const [page = -1] = await pages(payload, 1);
      const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'editor' } } });
      const user = { relationTo: 'users', value: docs[0]?.id ?? -1 } as const;
      const data = { document: { relationTo: 'pages', value: page } as const, user };
      await payload.create({ collection: 'payload-locked-documents', data });
      return () => asAdmin('PATCH', `pages/${page}?overrideLock=false`, { title: 'Locked' });
    },
  },
};

function ofOne(method: string, query: string, body?: unknown): Operation {
  return {
    status: 200,
    async prepare({ asAdmin, payload }) {
      const [id] = await pages(payload, 1);
      return () => asAdmin(method, `pages/${id}${query}`, body);
    },
  };
}

function ofThree(status: number, method: string, body?: unknown): Operation {
  return {
    status,
    async prepare({ asAdmin, payload }) {
      const ids = await pages(payload, 3);
      return () => asAdmin(method, `pages?where[id][in]=${ids}&overrideLock=false`, body);
    },
  };
}
