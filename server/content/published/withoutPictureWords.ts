/** An answer whose pictures, at any depth, say nothing in words. */
export function withoutPictureWords<Answer>(answer: Answer): Answer {
  return removeWords(answer) as Answer;
}

function removeWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeWords);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const isPicture = 'alt' in value && 'sizes' in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isPicture && name === 'alt' ? '' : removeWords(one)]),
  );
}
