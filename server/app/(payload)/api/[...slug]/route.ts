import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { refuseMalformed } from '../../../../access/refuseMalformed.ts';
import config from '../../../../payload.config.ts';

/** The API that the admin itself calls. Everything except signing in requires a signed-in user. */
export const GET = guarded(REST_GET(config));
export const POST = guarded(REST_POST(config));
export const DELETE = guarded(REST_DELETE(config));
export const PATCH = guarded(REST_PATCH(config));
export const PUT = guarded(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);

function guarded<Rest extends unknown[]>(take: (request: Request, ...rest: Rest) => Promise<Response>): typeof take {
  return async (request, ...rest) => (await refuseMalformed(request)) ?? take(request, ...rest);
}
