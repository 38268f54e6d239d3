/** Content that cannot become a page: stops the build, and says where to mend it. */
export class ContentFault extends Error {
  override name = 'ContentFault';
}

/** `place` names the document, such as `The article /blockchain/finality`; each problem names its block. */
export function contentFault(place: string, problems: readonly string[]): ContentFault {
  return new ContentFault(
    [
      `${place} cannot be built:`,
      ...problems.map((problem) => `  ${problem}`),
      'Mend it in the CMS and publish again. The site keeps its last good state.',
    ].join('\n'),
  );
}
