/** The first letters of the first and the last name, shown in a disc in place of a picture. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word) => word?.match(/\p{L}/u)?.[0].toUpperCase() ?? '').join('');
}
