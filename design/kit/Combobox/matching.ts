/** Position of a query in a text, whatever its case; undefined where it is not in it. */
function positionOf(text: string, query: string): number | undefined {
  const position = text.toLowerCase().indexOf(query.trim().toLowerCase());
  return position < 0 ? undefined : position;
}

/** The options that contain a query, whatever its case, in their order. An empty query keeps all. R16. */
export function matching<Option extends { label: string }>(options: readonly Option[], query: string): Option[] {
  return options.filter((option) => positionOf(option.label, query) !== undefined);
}

/** A text split around the first place where it contains a query. */
export function partsOf(text: string, query: string): { before: string; match: string; after: string } {
  const length = query.trim().length;
  const position = positionOf(text, query);
  if (length === 0 || position === undefined) return { before: text, match: '', after: '' };
  return {
    before: text.slice(0, position),
    match: text.slice(position, position + length),
    after: text.slice(position + length),
  };
}
