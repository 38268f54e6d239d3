/** An export that was not started or not finished. Its message says why, and what to do next. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused';
}
