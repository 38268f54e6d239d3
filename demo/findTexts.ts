/** Returns every string within a value, with the path of its field. For tests that read the whole demo. */
export function findTexts(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => findTexts(entry, path ? `${path}.${key}` : key));
}
