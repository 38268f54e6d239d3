/** Previews of articles about accounts, keys and outputs, and drawings within those articles. */
export const drawingsOfArticles = {
  'article-account': {
    alt: 'One address: a place with a contract and several things in it; two keys fit, the third is revoked',
    x: 68,
    y: 58,
  },
  'article-camera': { alt: 'Rows of seats through a phone; a lantern hangs over the one that is yours', x: 53, y: 58 },
  'article-royalty': {
    alt: 'A payment divided in the sale into three posts: seller, artist and house; the artist’s is magenta',
    x: 72,
    y: 66,
  },
  'article-scales': { alt: 'A balance on which 398 bytes outweigh the one thing they describe', x: 76, y: 46 },
  'article-signatures': {
    alt: 'A payload with two signatures in an envelope with a third; the recipient has signed nothing',
    x: 76,
    y: 68,
  },
  'article-talk': { alt: 'A slide with a single square on it above the twelve minutes of a talk', x: 50, y: 40 },
  'article-unspent': {
    alt: 'A note of ten is spent; one page makes an unspent output and two pieces of change of it',
    x: 74,
    y: 40,
  },
  'article-wallet': {
    alt: 'A phone keeps a key and the thing; the sheet with twelve words beside it is only an outline',
    x: 54,
    y: 42,
  },
  'article-weights': {
    alt: 'Two weights of 500 reach the threshold together; one of 250 stays below it',
    x: 72,
    y: 66,
  },
} as const;

/**
 * Charts and plans of 640 x 326 units within articles, and upright ones of 375 x 340 for phones. They are shown whole
 * and may have as many labels as needed.
 */
export const figuresOfArticles = {
  'figure-bytes': {
    alt: 'Stored per active user: ticketing 90 kB, loyalty 39, certificates 86, game items 118 of which 32 are unread',
    x: 68,
    y: 78,
  },
  'figure-bytes-upright': {
    alt: 'Stored per active user: ticketing 90 kB, loyalty 39, certificates 86, game items 118 of which 32 are unread',
    x: 68,
    y: 78,
  },
  'figure-finality': {
    alt: 'Seconds to each status: pending 0.9, finalized 3.1, executed 4.4, sealed 9.6',
    x: 78,
    y: 74,
  },
  'figure-finality-upright': {
    alt: 'Seconds to each status: pending 0.9, finalized 3.1, executed 4.4, sealed 9.6',
    x: 86,
    y: 75,
  },
  'figure-outputs': {
    alt: 'Outputs of 7 and 5 are consumed; outputs of 4, 5 with a datum, and 2.8 are made; the fee is 0.2',
    x: 68,
    y: 26,
  },
  'figure-outputs-upright': {
    alt: 'Outputs of 7 and 5 are consumed; outputs of 4, 5 with a datum, and 2.8 are made; the fee is 0.2',
    x: 17,
    y: 80,
  },
  'figure-roles': {
    alt: 'A payload signed by proposer and authorizer lies in an envelope signed by the payer; the recipient does not sign',
    x: 84,
    y: 76,
  },
  'figure-roles-upright': {
    alt: 'A payload signed by proposer and authorizer lies in an envelope signed by the payer; the recipient does not sign',
    x: 80,
    y: 87,
  },
} as const;
