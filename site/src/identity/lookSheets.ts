import { type OwnLook, ownLookOf } from '@frontage/contract/identity/looks.ts';
import { type Colours, hasPaleAccent } from '@frontage/contract/identity/palette.ts';
import folio from '@frontage/design/looks/folio.css?inline';
import paleAccent from '@frontage/design/looks/paleAccent.css?inline';
import studio from '@frontage/design/looks/studio.css?inline';

const sheets: Record<OwnLook, string> = { folio, studio };

/** Returns the rules, in a layer above all others, of a look other than the design's and of a pale accent. */
export function sheetOf(identity: Colours | undefined): string {
  const look = ownLookOf(identity?.look);
  return (look ? sheets[look] : '') + (hasPaleAccent(identity) ? paleAccent : '');
}
