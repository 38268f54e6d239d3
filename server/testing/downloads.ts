import { createLocalReq, type Payload } from 'payload';

/** What sales gets when downloading the newest file that came with a request from an email address. */
export async function downloadOf(payload: Payload, email: string): Promise<{ answer: Response; storageName: string }> {
  const { docs } = await payload.find({
    collection: 'lead-files',
    where: { 'lead.email': { equals: email } },
    depth: 0,
  });
  const [file] = docs;
  if (!file) throw new Error(`No file came from ${email}`);
  return { answer: await downloadAs(payload, file.id, 'sales'), storageName: file.storageName };
}

/** The answer to the download of a file, signed in with a role or not at all. */
export function downloadAs(payload: Payload, id: number, role?: 'sales' | 'editor'): Promise<Response> {
  return askFor(payload, 'lead-files', '/:id/download', id, role);
}

/** What sales gets when opening a stored email. */
export function readKeptMail(payload: Payload, id: number): Promise<Response> {
  return askFor(payload, 'mails', '/:id/eml', id, 'sales');
}

async function askFor(
  payload: Payload,
  collection: 'lead-files' | 'mails',
  path: string,
  id: number,
  role?: 'sales' | 'editor',
): Promise<Response> {
  const { endpoints } = payload.collections[collection].config;
  const endpoint = endpoints ? endpoints.find((one) => one.path === path) : undefined;
  if (!endpoint) throw new Error('There is no download');
  const user = role && { ...(await userOf(payload, role)), collection: 'users' as const };
  const req = await createLocalReq(user ? { user } : {}, payload);
  return endpoint.handler(Object.assign(req, { routeParams: { id: String(id) } }));
}

async function userOf(payload: Payload, role: 'sales' | 'editor') {
  const email = `${role}@wharfside.example`;
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1 });
  const data = { email, password: 'a long enough password', name: role, role };
  return docs[0] ?? (await payload.create({ collection: 'users', data }));
}
