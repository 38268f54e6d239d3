import { APIError } from 'payload';

/** Places that a refusal names; an editor begins with these. */
const maxPlaces = 6;

/** Refuses, naming the places for people, where there are any. */
export function refuseWhileUsed(
  title: string,
  places: readonly string[],
  { isWhat, mend }: { isWhat: 'linked' | 'named' | 'shown' | 'used'; mend: string },
): void {
  if (places.length === 0) return;
  const further = places.length - maxPlaces;
  const more = further > 0 ? `; and ${further} more` : '';
  const named = places.slice(0, maxPlaces).join('; ');
  throw new APIError(`"${title}" is still ${isWhat} in ${named}${more}. ${mend}`, 409, undefined, true);
}
