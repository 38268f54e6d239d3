/** Pictures of services: in the manifest of the home page, on cards and in search. */
export const drawingsOfServices = {
  'service-audit': { alt: 'A finding under the glass, and thirty days of watch below the line', x: 52, y: 44 },
  'service-consulting': { alt: 'Four pages lead to one thing that is built and to one that is not', x: 80, y: 55 },
  'service-contracts': {
    alt: 'A resource can neither be copied nor lost: both ways out of its sheet end',
    x: 22,
    y: 56,
  },
  'service-dapps': { alt: 'A screen on two legs; the asset leaves it below the line for an account', x: 46, y: 42 },
  'service-migration': { alt: 'Balances move over a step in the line; both sides are counted and equal', x: 74, y: 51 },
  'service-nft': {
    alt: 'Twelve numbered editions; the sixth moves to its buyer and a share to the maker',
    x: 73,
    y: 72,
  },
} as const;
