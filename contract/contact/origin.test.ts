import { expect, test } from 'vitest';
import { tellOrigin } from './origin.ts';

/* R67 */
test.each([
  ['an entry from elsewhere', 'https://a.example/services/x', 'https://news.example/item?id=7', 'firstPage=%2Fservices%2Fx&referrer=news.example'],
  ['an entry without a referrer', 'https://a.example/', '', 'firstPage=%2F'],
  ['a page after another of ours', 'https://a.example/contact', 'https://a.example/services/x', ''],
  ['a site whose name begins like ours', 'https://a.example/', 'https://a.example.net/', 'firstPage=%2F&referrer=a.example.net'],
  [
    'a campaign',
    'https://a.example/?utm_source=letter&utm_campaign=spring&q=secret&utm_id=7&ref=',
    'https://a.example/',
    'utm_source=letter&utm_campaign=spring&ref=',
  ],
  ['a click mark, without its value', 'https://a.example/?gclid=Cj0K&fbclid=IwAR', 'https://a.example/', 'click=yes'],
  ['a short link', 'https://a.example/?go=talk', 'https://a.example/', 'go=talk'],
])('tells %s', (_, address, referrer, told) => {
  expect(tellOrigin(address, referrer)).toBe(told);
});
