/** The parameters of a page's address that name a campaign, and the one of a short link. */
const campaignMarks = /^(?:utm_(?:source|medium|campaign|term|content)|ref|go)$/;
/** Marks that identify a click: only that there was one is told. */
const clickMarks = /(?:clid|^[gw]braid|^li_fat_id)$/;

/** Characters of each part. */
export const originCharacters = 120;

/**
 * The value of the field `origin` as far as a page view itself knows it: the campaign in its address, and from where it was entered, unless that was another
 * page of the same site. Throws if the address or the referrer is none.
 */
export function tellOrigin(address: string, referrer: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const told = new URLSearchParams();
  if (!`${referrer}/`.startsWith(`${origin}/`)) {
    told.set('firstPage', pathname);
    if (referrer) told.set('referrer', new URL(referrer).host);
  }
  for (const [name, value] of searchParams) {
    if (campaignMarks.test(name)) told.set(name, value.slice(0, originCharacters));
    else if (clickMarks.test(name)) told.set('click', 'yes');
  }
  return told.toString();
}
