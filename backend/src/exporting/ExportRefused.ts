/** An export that was not made, or not to its end. Its words say why, and what to do next. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused';
}
