/**
 * A loader for Payload's memory of what fields show. It keeps them by collection, in the language of whoever asked
 * first.
 */
export default function schemasByLanguage(source: string): string {
  const spoken = source.replaceAll(/\b(get|set)\(cacheKey\b/g, '$1(i18n.language + cacheKey');
  if (spoken === source) throw new Error('Payload remembers what fields show in another way');
  return spoken;
}
