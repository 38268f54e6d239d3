/**
 * The letter under which a term is listed: its first letter, without an accent, so that `51% attack` is under A.
 * Undefined where the term has none from A to Z.
 */
export function letterOf(term: string): string | undefined {
  return /[a-z]/i.exec(term.normalize('NFD'))?.[0].toUpperCase();
}
