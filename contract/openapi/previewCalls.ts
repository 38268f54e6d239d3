import { previewPath } from '../preview.ts';

const page = (description: string) => ({ description, content: { 'text/html': { schema: { type: 'string' } } } });

const responses = {
  200: page('The page as it will be, with what does not fit at its block; nobody may keep or index it'),
  403: page('The token is missing, was made for another document, or has run out'),
  404: page('The document is gone'),
  429: page('Too many drawings for one network address; Retry-After says when to come back'),
  503: page('Nothing can be drawn at the moment; Retry-After says when to come back'),
};

const parameters = [
  { name: 'collection', in: 'path', required: true, schema: { enum: ['pages', 'articles', 'site-settings'] } },
  {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The document; of the settings, the page that is drawn with them',
    schema: { type: 'string' },
  },
  { name: 'token', in: 'query', required: true, description: 'Made by the admin', schema: { type: 'string' } },
];

/** The `paths` of an OpenAPI document for drafts. */
export const previewPaths = {
  [`${previewPath}/{collection}/{id}`]: {
    get: { operationId: 'preview', summary: 'A draft as it is saved.', tags: ['previews'], parameters, responses },
    post: {
      operationId: 'previewTyped',
      summary: 'A draft as it stands in the form of an editor. Stores nothing.',
      tags: ['previews'],
      parameters,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { data: { type: 'object', description: 'All fields of the form, as the admin names them' } },
              required: ['data'],
            },
          },
        },
      },
      responses,
    },
  },
};
