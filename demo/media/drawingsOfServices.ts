/** Pictures of services: in the manifest of the home page, on cards and in search results. */
export const drawingsOfServices = {
  'company-doors': {
    alt: 'Four doors stand open on the line, each lower than the next; the asset is in the first',
    x: 14,
    y: 76,
  },
  'service-audit': { alt: 'A finding under the glass, and thirty days of watch below the line', x: 52, y: 44 },
  'service-bridge': {
    alt: 'A lock closes on the left bank, and the asset is released on the right; a span joins the two',
    x: 80,
    y: 68,
  },
  'service-chain': {
    alt: 'Three pages of a book are tied to one another; the asset is on the newest, and the next is an outline',
    x: 68,
    y: 52,
  },
  'service-consulting': { alt: 'Four pages lead to one thing that is built and to one that is not', x: 80, y: 55 },
  'service-contracts': {
    alt: 'A resource can neither be copied nor lost: both ways out of its sheet end',
    x: 22,
    y: 56,
  },
  'service-dapps': { alt: 'A screen on two legs; the asset leaves it below the line for an account', x: 46, y: 42 },
  'service-evm': { alt: 'A stack of six words between two brackets; one of them is the finding', x: 50, y: 43 },
  'service-lanes': { alt: 'Five lanes run side by side through one gate; the asset is on one of them', x: 69, y: 44 },
  'service-members': {
    alt: 'Four members with a name each stand under one roof; a channel below the line joins two of them',
    x: 60,
    y: 67,
  },
  'service-migration': { alt: 'Balances move over a step in the line; both sides are counted and equal', x: 74, y: 51 },
  'service-nft': {
    alt: 'Twelve numbered editions; the sixth moves to its buyer and a share to the maker',
    x: 73,
    y: 72,
  },
  'service-private-ai': {
    alt: 'A question goes into a house and the answer comes out; the hatched records stay inside',
    x: 87,
    y: 74,
  },
  'service-team': { alt: 'Three desks stand in a row; a fourth has come, and its screen is the asset', x: 82, y: 52 },
  'service-weights': {
    alt: 'A phone is lost; the two keys that are left reach the threshold, and the account opens',
    x: 76,
    y: 67,
  },
} as const;
