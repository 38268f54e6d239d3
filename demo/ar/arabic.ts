import { writeLanguage } from '../writeLanguage.ts';
import { flow } from './flow.ts';
import { contacts, home, privacyPolicy } from './pages.ts';
import { people } from './people.ts';
import { pictures } from './pictures.ts';
import { settings } from './settings.ts';

/** Quayline in Arabic: what a visitor needs to know what it does, and to write to it. */
export const arabic = writeLanguage({
  code: 'ar',
  settings,
  pages: { home, 'flow-blockchain-development-company': flow, contacts, 'privacy-policy': privacyPolicy },
  people,
  pictures,
  words: {
    office: {
      'New York': { city: 'نيويورك', address: ['114 Front Street', 'New York, NY 10005'], region: 'NY' },
      London: { city: 'لندن', address: ['9 Shad Lane', 'London SE1 2ND'] },
      Baltimore: { city: 'بالتيمور', address: ['1200 Thames Street', 'Baltimore, MD 21231'], region: 'MD' },
      Seattle: { city: 'سياتل', address: ['88 Alaskan Way', 'Seattle, WA 98104'], region: 'WA' },
      Rotterdam: { city: 'روتردام', address: ['Boompjes 40', '3011 XB Rotterdam'] },
    },
  },
});
