import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** The minimum that a visitor types. */
export const typed = { name: 'Ada Vinter', email: 'ada@example.com', message: 'Two contracts and a bridge.' };

export async function tokenOf(app: FastifyInstance, formId = 'contact'): Promise<FormToken> {
  return (await app.inject({ url: '/form-token', query: { formId } })).json<FormToken>();
}

/** Sends fields as JSON with a valid token, as our own page does. */
export async function send(
  app: FastifyInstance,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const { formToken } = await tokenOf(app);
  return app.inject({
    method: 'POST',
    url: '/send-mail',
    headers: { accept: 'application/json', ...headers },
    payload: { formId: 'contact', formToken, ...fields },
  });
}

/** Sends the fields of any form as its script does: JSON, with a valid token. */
export async function sendForm(
  app: FastifyInstance,
  url: string,
  formId: string,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const { formToken } = await tokenOf(app, formId);
  return app.inject({
    method: 'POST',
    url,
    headers: { accept: 'application/json', ...headers },
    payload: { formId, formToken, ...fields },
  });
}

/** Sends the fields of any form as a browser without script does, with a valid token. */
export async function submitForm(
  app: FastifyInstance,
  url: string,
  formId: string,
  fields: [name: string, value: string][],
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const { formToken } = await tokenOf(app, formId);
  return app.inject({
    method: 'POST',
    url,
    headers: { ...headers, accept: 'text/html,*/*;q=0.8', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams([['formId', formId], ['formToken', formToken], ...fields]).toString(),
  });
}

export interface Upload {
  field: string;
  name: string;
  content: Buffer | string;
  type?: string;
}

/** A multipart form body, byte for byte as browsers write it. */
export function makeMultipart(fields: Record<string, string>, uploads: Upload[]) {
  const boundary = '----frontage-test-boundary';
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const { field, name, content, type = 'application/octet-stream' } of uploads) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), Buffer.from(content), Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload: Buffer.concat(parts) };
}

/** Sends fields and files as multipart form data, with a valid token. */
export async function sendFiles(
  app: FastifyInstance,
  fields: Record<string, string>,
  uploads: Upload[],
  headers: Record<string, string> = {},
  url = '/send-mail',
): Promise<LightMyRequestResponse> {
  const { formToken } = await tokenOf(app);
  const body = makeMultipart({ formId: 'contact', formToken, ...fields }, uploads);
  return app.inject({
    method: 'POST',
    url,
    headers: { accept: 'application/json', ...headers, ...body.headers },
    payload: body.payload,
  });
}
