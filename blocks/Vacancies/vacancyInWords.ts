import { moneyText } from '@frontage/contract/money.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import type { Vacancy } from '@frontage/kinds/vacancy/vacancy.schema.ts';

const kindsOfWork = {
  'full-time': 'document.fullTime',
  'part-time': 'document.partTime',
  contract: 'document.contract',
  temporary: 'document.temporary',
  internship: 'document.internship',
} as const;

export const employmentInWords = (employment: Vacancy['employment'], words?: Words): string =>
  saySite(words, kindsOfWork[employment]);

/** Where, as pages print it: `Rotterdam`, `Rotterdam or remote`, `Remote, Rotterdam`. */
export function placeInWords({ city, mode }: Vacancy['place'], words?: Words): string {
  if (mode === 'office') return city;
  return saySite(words, mode === 'either' ? 'document.orRemote' : 'document.remote', { city });
}

const spans = {
  year: 'document.aYear',
  month: 'document.aMonth',
  week: 'document.aWeek',
  day: 'document.aDay',
  hour: 'document.anHour',
} as const;

/** What is paid: `$118,000 to $142,000 a year`. */
export function payInWords({ currency, from, per, to }: NonNullable<Vacancy['pay']>, words?: Words): string {
  const least = moneyText(from, currency, words?.language);
  const most = to !== undefined && to > from ? moneyText(to, currency, words?.language) : undefined;
  const pay = most ? saySite(words, 'document.from', { least, most }) : least;
  return saySite(words, spans[per], { pay });
}
