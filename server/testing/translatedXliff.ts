/** Fills each target of a file that we exported with its source, changed by `say`: markup is passed as it is. */
export function fillTargets(xliff: string, say: (source: string) => string): string {
  return xliff.replace(
    /<source>([\s\S]*?)<\/source>/g,
    (whole, source: string) => `${whole}<target>${say(source)}</target>`,
  );
}

/** Puts words outside of tags and entities into capital letters, as a translation that is easy to recognise. */
export function inCapitals(source: string): string {
  return source.replace(/<[^>]*>|&\w+;|\{\w+|[^<&{]+/g, (part) => (/^[<&{]/.test(part) ? part : part.toUpperCase()));
}
