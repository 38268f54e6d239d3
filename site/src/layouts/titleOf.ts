import type { Visit } from '@frontage/contract/visit.ts';

/** The first words a screen reader says of a page are its title: it says that something is wrong. */
export function titleOf(title: string, visit: Visit | undefined): string {
  const { errors = [], notice } = visit?.form ?? {};
  return errors.length > 0 || notice ? `Error: ${title}` : title;
}
