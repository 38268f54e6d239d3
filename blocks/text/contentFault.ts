/**
 * A text that cannot become part of a page; says where to fix it. Recognised by its name when it comes from a thread.
 */
export class ContentFault extends Error {
  override name = 'ContentFault';
}

/** `place` names the document, such as `The article /blockchain/finality`; each problem names its block. */
export function contentFault(place: string, problems: readonly string[]): ContentFault {
  return new ContentFault(
    [
      `${place} cannot be shown:`,
      ...problems.map((problem) => `  ${problem}`),
      'Fix it in the CMS and publish again.',
    ].join('\n'),
  );
}
