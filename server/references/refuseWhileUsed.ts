import { APIError } from 'payload';

/** The most places that a refusal names: enough for an editor to begin with. */
const maxPlaces = 6;

/** Refuses where there are places, and names them in words. */
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
