/** On a picture of an answer: what it shows in further languages, by their codes. JSON leaves it out. */
export const inLanguages = Symbol('what a picture shows in further languages');

/** An answer whose pictures, at any depth, say what they show in a language, or nothing where nobody has said it. */
export function withPictureWords<Answer>(answer: Answer, language: string): Answer {
  return said(answer, language) as Answer;
}

function said(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((one) => said(one, language));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const isPicture = 'alt' in value && ('sizes' in value || 'src' in value);
  const words = isPicture && (Reflect.get(value, inLanguages) as Record<string, string> | undefined)?.[language];
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isPicture && name === 'alt' ? words || '' : said(one, language)]),
  );
}
