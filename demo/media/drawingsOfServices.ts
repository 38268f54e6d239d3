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

/** What was built for industries, solutions as lists show them, and decisions: none of them has words. */
export const drawingsOfWork = {
  'solution-settlement': {
    alt: 'A security goes one way above the line and its price the other way below it, through one clamp',
    x: 50,
    y: 24,
  },
  'solution-loyalty': { alt: 'A point leaves one shop and is on the counter of another', x: 74, y: 62 },
  'solution-provenance': {
    alt: 'Goods change hands twice; the paper below them is longer after each handover',
    x: 77,
    y: 38,
  },
  'built-coldchain': {
    alt: 'A container and the curve of its temperature, which stays between two limits to the last reading',
    x: 76,
    y: 51,
  },
  'built-lading': { alt: 'The one original of a bill of lading goes aboard; its copies are outlines', x: 30, y: 48 },
  'built-netting': {
    alt: 'Five ports on one line; what they owe one another cancels out but for one sum',
    x: 83,
    y: 62,
  },
  'built-trial': {
    alt: 'A result goes from the flask to a sheet; each of its lines is ticked, and one is marked',
    x: 78,
    y: 54,
  },
  'built-receipts': {
    alt: 'A paper receipt becomes an outline; the receipt is in the account of whoever bought',
    x: 83,
    y: 65,
  },
  'built-emissions': { alt: 'What leaves a stack is metered square by square and written down', x: 56, y: 30 },
  'built-notary': { alt: 'A deed with its seal, on the way into the house of a notary', x: 28, y: 62 },
  'built-deposit': {
    alt: 'A deposit is on the balance sheet of its bank, and tied to it by a short rope',
    x: 30,
    y: 52,
  },
  'built-rent': { alt: 'A rent arrives at a house and is divided among three owners on the same day', x: 26, y: 62 },
  'built-pricing': {
    alt: 'Three prices hang from one line; each partner can read its own, and only that',
    x: 50,
    y: 54,
  },
  'decision-hash': { alt: 'Two ports share a bill; five validators below the line tick its hash', x: 50, y: 54 },
  'decision-register': { alt: 'A register that has this certificate turns a second one away', x: 42, y: 48 },
} as const;
