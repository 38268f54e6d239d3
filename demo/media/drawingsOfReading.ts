/** Previews of articles about reading a ledger, and of the news. */
export const drawingsOfReading = {
  'article-audit': {
    alt: 'A sheet of code read line by line, with one finding; below the line lies a hatched box that nobody read',
    x: 54,
    y: 40,
  },
  'article-bloom': { alt: 'One entry sets three bits of a field in which seven others are set', x: 50, y: 30 },
  'article-embeddings': {
    alt: 'A hatched record becomes a point among others; a dashed wall keeps all of them inside',
    x: 57,
    y: 52,
  },
  'article-explorer': {
    alt: 'A search field with half an address in it; below the line, four sheets, one of which is meant',
    x: 62,
    y: 68,
  },
  'article-paper': { alt: 'Two sheets of paper with one drawing across both of them, and a pencil', x: 32, y: 49 },
  'article-query': { alt: 'An observer is shown one contract of each of three accounts', x: 50, y: 58 },
  'article-spreadsheet': { alt: 'A spreadsheet whose cells are empty but one, and whose sum is zero', x: 70, y: 54 },
  'company-book': { alt: 'An open book with seventeen strokes, one a year; the square is the next', x: 80, y: 38 },
  'company-call': {
    alt: 'Two people who were on the call are on the work, where the asset is; a rope shows their way',
    x: 84,
    y: 66,
  },
  'company-shelf': { alt: 'A shelf with seven cups; six are in use, the seventh waits for somebody', x: 74, y: 60 },
  'news-move': {
    alt: 'An office moves four hundred metres along the quay; the desk with the light is in one place',
    x: 62,
    y: 70,
  },
  'news-bench': { alt: 'A bench with two open books on it and one piece of work between them', x: 50, y: 57 },
  'news-award': {
    alt: 'Three steps on the line: the asset stands on the highest, the other two are empty',
    x: 50,
    y: 34,
  },
  'news-evening': {
    alt: 'A lecture on a screen; eight chairs stand before it, and the marked one is yours',
    x: 68,
    y: 76,
  },
  'news-form': { alt: 'An empty form with four dashed places for findings; the asset waits beside it', x: 76, y: 74 },
  'news-prices': {
    alt: 'A price list on which two prices are struck out and written again; the asset marks the second',
    x: 84,
    y: 62,
  },
  'news-reading': { alt: 'Two reports side by side, with a box for each finding; one of them is filled', x: 58, y: 46 },
  'news-table': {
    alt: 'A long table with three sheets on it, one a talk; of the eight chairs before it one is yours',
    x: 53,
    y: 75,
  },
  'news-watch': {
    alt: 'The working hours of five offices over one day; at the marked hour a single office is awake',
    x: 13,
    y: 59,
  },
} as const;

/** Charts and plans of 640 x 326 units within these articles. */
export const figuresOfReading = {
  'figure-export': {
    alt: 'Six kinds of file with lines between the columns that two of them share; one entry is marked',
    x: 41,
    y: 47,
  },
  'figure-export-upright': {
    alt: 'Six kinds of file with lines between the columns that two of them share; one entry is marked',
    x: 13,
    y: 53,
  },
  'figure-searches': {
    alt: 'Six bars: hash 41 per cent, address 27, name 14, amount 8, date 6, other 4',
    x: 34,
    y: 42,
  },
  'figure-searches-upright': {
    alt: 'Six bars: hash 41 per cent, address 27, name 14, amount 8, date 6, other 4',
    x: 34,
    y: 42,
  },
  'figure-views': {
    alt: 'A trade with two legs: seller and buyer see it whole, registrar and bank one leg each, the fifth party nothing',
    x: 57,
    y: 22,
  },
  'figure-views-upright': {
    alt: 'A trade with two legs: seller and buyer see it whole, registrar and bank one leg each, the fifth party nothing',
    x: 62,
    y: 19,
  },
} as const;

/**
 * Covers of 1440 x 586 units: land down to the quay line at 345, and water below it with the breadcrumbs at its foot.
 */
export const coversOfReading = {
  'cover-register': {
    alt: 'Twelve sheets of entries are joined below the line, two by two, into one root; a lens reads one entry',
    x: 72,
    y: 47,
  },
  'cover-views': {
    alt: 'Five accounts: seller and buyer hold the whole trade, registrar and bank one part each, the fifth holds nothing',
    x: 28,
    y: 46,
  },
} as const;
