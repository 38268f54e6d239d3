import { APIError } from 'payload';
import { say } from '../admin/say.ts';

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
  const more = further > 0 ? say('; and {further} more', { further }) : '';
  const named = places.slice(0, maxPlaces).join('; ');
  throw new APIError(
    say('"{title}" is still {isWhat} in {named}{more}. {mend}', {
      title,
      isWhat: say(isWhat),
      named,
      more,
      mend: say(mend),
    }),
    409,
    undefined,
    true,
  );
}
