import type { DemoContent } from './demoContent.schema.ts';

/**
 * Five offices. Their orders have a gap (20 to 30, 30 to 50) and a tie (Baltimore and Seattle), to show the rule of
 * R10. Rotterdam has no phone number, because the Netherlands reserve no range for fiction.
 */
export const offices: DemoContent['offices'] = [
  {
    id: 1,
    city: 'New York',
    address: ['114 Front Street', 'New York, NY 10005'],
    phone: { raw: '+12125550137', formatted: '+1 212 555 0137' },
    order: 10,
    countryCode: 'US',
    opens: '09:00',
    closes: '18:00',
    timeZone: 'America/New_York',
  },
  {
    id: 2,
    city: 'London',
    address: ['9 Shad Lane', 'London SE1 2ND'],
    phone: { raw: '+442079460182', formatted: '+44 20 7946 0182' },
    order: 20,
    countryCode: 'GB',
    opens: '09:00',
    closes: '18:00',
    timeZone: 'Europe/London',
  },
  {
    id: 3,
    city: 'Baltimore',
    address: ['1200 Thames Street', 'Baltimore, MD 21231'],
    phone: { raw: '+14105550164', formatted: '+1 410 555 0164' },
    order: 30,
    countryCode: 'US',
    opens: '09:00',
    closes: '18:00',
    timeZone: 'America/New_York',
  },
  {
    id: 4,
    city: 'Seattle',
    address: ['88 Alaskan Way', 'Seattle, WA 98104'],
    phone: { raw: '+12065550119', formatted: '+1 206 555 0119' },
    order: 30,
    countryCode: 'US',
    opens: '09:00',
    closes: '18:00',
    timeZone: 'America/Los_Angeles',
  },
  {
    id: 5,
    city: 'Rotterdam',
    address: ['Boompjes 40', '3011 XB Rotterdam'],
    order: 50,
    countryCode: 'NL',
    opens: '09:00',
    closes: '18:00',
    timeZone: 'Europe/Amsterdam',
  },
];
