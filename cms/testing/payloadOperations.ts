import type { Answer } from './callRest.ts';
import { addressOf, pages, password, type Stage, signIn, tokenOf } from './stage.ts';

interface Operation {
  /** What it answers. */
  status: number;
  /** Makes what it needs; the answer runs it. */
  prepare(stage: Stage): Promise<() => Promise<Answer>>;
}

/** Payload's own operations that write, as the admin calls them. */
export const payloadOperations: Record<string, Operation> = {
  'a sign-in': { status: 200, prepare: async (stage) => () => signIn(stage, 'sales') },
  'a sign-in with a wrong password': { status: 401, prepare: async (stage) => () => signIn(stage, 'sales', 'wrong') },
  'a sign-out': {
    status: 200,
    async prepare(stage) {
      const token = await tokenOf(stage, 'sales');
      return () => stage.call('POST', 'users/logout', {}, token);
    },
  },
  'a session that goes on': {
    status: 200,
    prepare:
      async ({ asAdmin }) =>
      () =>
        asAdmin('POST', 'users/refresh-token', {}),
  },
  'a forgotten password': { status: 200, prepare: async (stage) => () => forget(stage, 'editor') },
  'a forgotten password of nobody': { status: 200, prepare: async (stage) => () => forget(stage, 'nobody') },
  'a new password by a token': {
    status: 200,
    async prepare({ call, payload }) {
      const data = { email: addressOf('sales') };
      const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true });
      return () => call('POST', 'users/reset-password', { token, password });
    },
  },
  'a new password by a wrong token': {
    status: 403,
    prepare:
      async ({ call }) =>
      () =>
        call('POST', 'users/reset-password', { token: 'wrong', password }),
  },
  'an account opened again': {
    status: 200,
    prepare:
      async ({ asAdmin }) =>
      () =>
        asAdmin('POST', 'users/unlock', { email: addressOf('sales') }),
  },
  // Addresses are not verified here, so Payload misses the field.
  'an address verified': {
    status: 500,
    prepare:
      async ({ call }) =>
      () =>
        call('POST', 'users/verify/wrong', {}),
  },
  'a first user where there is one': {
    status: 403,
    prepare:
      async ({ call }) =>
      () =>
        call('POST', 'users/first-register', { email: addressOf('first'), password }),
  },
  'a copy': {
    status: 200,
    async prepare({ asAdmin, payload }) {
      const [page] = await pages(payload, 1);
      return () => asAdmin('POST', `pages/${page}/duplicate`, { slug: 'a-copy' });
    },
  },
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
  'a change of a global': {
    status: 200,
    prepare:
      async ({ asAdmin }) =>
      () =>
        asAdmin('POST', 'globals/site-settings', {}),
  },
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
  'a preference': {
    status: 200,
    prepare:
      async ({ asAdmin }) =>
      () =>
        asAdmin('POST', 'payload-preferences/nav', { value: { open: true } }),
  },
  'a preference removed': {
    status: 200,
    prepare:
      async ({ asAdmin }) =>
      () =>
        asAdmin('DELETE', 'payload-preferences/nav'),
  },
};

function ofThree(status: number, method: string, body?: unknown): Operation {
  return {
    status,
    async prepare({ asAdmin, payload }) {
      const ids = await pages(payload, 3);
      return () => asAdmin(method, `pages?where[id][in]=${ids}&overrideLock=false`, body);
    },
  };
}

function forget({ call }: Stage, role: string): Promise<Answer> {
  return call('POST', 'users/forgot-password', { email: addressOf(role) });
}
