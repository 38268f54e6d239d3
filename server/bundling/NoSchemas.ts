/** In place of Ajv in the browser, where Payload would check fields of JSON by schemas: none of ours has one. */
export default class NoSchemas {
  validate(): never {
    throw new Error('A field of JSON has a schema: take its alias out of next.config.ts');
  }
}
