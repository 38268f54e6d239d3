import type { FieldFault } from '@frontage/contract/release.ts';

/** Content that cannot be shown as it is: the message says where to mend it. `fields`: those that it names. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly fields: readonly FieldFault[];

  constructor(message: string, fields: readonly FieldFault[] = []) {
    super(message);
    this.fields = fields;
  }
}

/** The backend does not answer: no fault of the content, and worth another try. */
export class BackendAway extends Error {
  override name = 'BackendAway';
}
