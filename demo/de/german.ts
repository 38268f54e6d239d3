import { writeLanguage } from '../writeLanguage.ts';
import { news } from './articles/news.ts';
import { royaltiesThatSurviveTheSecondSale } from './articles/royaltiesThatSurviveTheSecondSale.ts';
import { theDayTheSpreadsheetClosed } from './articles/theDayTheSpreadsheetClosed.ts';
import { whatAnAccountIs } from './articles/whatAnAccountIs.ts';
import { labels } from './labels.ts';
import { book } from './pages/book.ts';
import { causeway } from './pages/causeway.ts';
import { contacts } from './pages/contacts.ts';
import { flow } from './pages/flow.ts';
import { fourServices } from './pages/fourServices.ts';
import { home } from './pages/home.ts';
import { privacyPolicy } from './pages/privacyPolicy.ts';
import { services } from './pages/services.ts';
import { tidemark } from './pages/tidemark.ts';
import { work } from './pages/work.ts';
import { pictures } from './pictures.ts';
import { settings } from './settings.ts';
import { people, words } from './words.ts';

/** Quayline in German: what an agency that also sells in Hamburg has first. */
export const german = writeLanguage({
  code: 'de',
  settings,
  pages: {
    home,
    'flow-blockchain-development-company': flow,
    services,
    ...fourServices,
    work,
    tidemark,
    causeway,
    contacts,
    book,
    'privacy-policy': privacyPolicy,
  },
  articles: {
    'what-an-account-is': whatAnAccountIs,
    'the-day-the-spreadsheet-closed': theDayTheSpreadsheetClosed,
    'royalties-that-survive-the-second-sale': royaltiesThatSurviveTheSecondSale,
    ...news,
  },
  people,
  lists: ['/blog', '/news'],
  pictures,
  labels,
  words,
});
