const cells = 'An account holds 29 of the 40 cells that its balance allows; the FLOW in its vault sets the number';
const handover = 'Everything that was built is handed over';
const keys = 'The keys hang in your account; one was lent, and comes back';
const crossing = 'An asset on a bridge between two ledgers; its place on either side is empty';
const bridge = 'A bridge between two ledgers: the asset is on its way, and its place on either side is empty';
const certificate = 'A cut stone tied by one rope to one certificate; two parties sign on the way';
const clearing = 'Five ports on one line: what four of them spent becomes one unspent sum with the fifth';
const editions = 'Twenty copies of a sound on one line; the tenth is yours, and the press that made them is gone';

/** What the drawings of services show: `open` on the ground of their place, `side` with water below their line. */
const services = {
  audit: 'A finding under the glass, and thirty days of watch',
  consulting: 'Four pages, one part to build and one to leave out',
  contracts: 'A resource in a contract, which the language refuses to copy or lose',
  dapps: 'A screen whose button moves an asset through the network into an account',
  migration: 'Balances that move from one ledger to another, counted on both sides',
  nft: 'Twelve numbered editions; the sixth moves, and a share goes to its maker',
  operation: 'The hands of a watch, and an account that is checked every hour',
} as const;

/**
 * Drawings for one place each: beside a hero and in menus, on the line or with a line of their own; in the accordion
 * and the groups of services; above reasons; across the page of a case, an article and the home page.
 */
const places = {
  'cover-storage': cells,
  'cover-storage-upright': cells,
  'line-berths': 'Built in the first berth, checked in the second, kept in the third',
  'line-doors': 'Five doors on the quay, each with a clock of its own; the asset waits in one of them',
  'line-grants': 'Two pages are read and ticked; each has a grant beside it, and one of the two is already there',
  'line-trades': 'A sheet, a receipt, a container, a house and a derrick on one line; the asset is on the container',
  'line-works': 'A sound, a stone, a machine that counts and a bridge on the line; beside them the place of the next',
  'open-audit': services.audit,
  'open-consulting': services.consulting,
  'open-contracts': services.contracts,
  'open-dapps': services.dapps,
  'open-migration': services.migration,
  'open-nft': services.nft,
  'open-operation': services.operation,
  'open-wallets': 'Weighted keys of one account: two of 500 reach the threshold of 1000',
  'reason-handover': handover,
  'reason-handover-upright': handover,
  'reason-keys': keys,
  'reason-keys-upright': keys,
  'side-audit': services.audit,
  'side-book': 'An open book with seventeen strokes, one a year; the square is the next',
  'side-bridge': 'A lock closes on the left bank, and the asset is released on the right; a span joins the two',
  'side-call': 'Two people who were on the call are on the work, where the asset is; a rope shows their way',
  'side-consulting': services.consulting,
  'side-contracts': services.contracts,
  'side-dapps': services.dapps,
  'side-doors': 'Four doors stand open on the line, each taller than the one before; the asset is in the first',
  'side-evm': 'A stack of six words between two brackets; one of them is the finding',
  'side-lanes': 'Five lanes run side by side through one gate; the asset is on one of them',
  'side-members': 'Four members with a name each stand under one roof; a channel below the line joins two of them',
  'side-migration': services.migration,
  'side-nft': services.nft,
  'side-operation': services.operation,
  'side-private-ai': 'A question goes into a house and the answer comes out; the hatched records stay inside',
  'side-shelf': 'A shelf with seven cups; six are in use, the seventh waits for somebody',
  'side-table': 'A long table with three sheets on it, one a talk; of the eight chairs before it one is yours',
  'side-team': 'Three desks stand in a row; a fourth has come, and its screen is the asset',
  'side-weights': 'A phone is lost; the two keys that are left reach the threshold, and the account opens',
  'work-bridge': bridge,
  'work-bridge-upright': bridge,
  'work-certificate': certificate,
  'work-certificate-upright': certificate,
  'work-clearing': clearing,
  'work-clearing-upright': clearing,
  'work-crossing': crossing,
  'work-crossing-upright': crossing,
  'work-editions': editions,
  'work-editions-upright': editions,
} as const;

export const drawingsOfPlaces = Object.fromEntries(
  Object.entries(places).map(([name, alt]) => [name, { alt, x: 50, y: 50 }]),
) as Record<keyof typeof places, { alt: string; x: number; y: number }>;
