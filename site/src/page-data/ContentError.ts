import type { FieldFault } from '@frontage/contract/release.ts';

/** Content that cannot be shown as it is. The message says where to fix it; `fields` are those it names. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly fields: readonly FieldFault[];

  constructor(message: string, fields: readonly FieldFault[] = []) {
    super(message);
    this.fields = fields;
  }
}

/** Ignores content that does not fit; it is reported where its page is made. */
export function ignoreUnfit(error: unknown): undefined {
  if (!(error instanceof ContentError)) throw error;
}

/** The backend does not answer. The content is not at fault, and another try may succeed. */
export class BackendAway extends Error {
  override name = 'BackendAway';
}
