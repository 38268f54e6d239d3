import { office } from '@frontage/contract/office.ts';
import { defineExamples } from '../examples/example.ts';
import { examplePage } from '../examples/pageContext.ts';
import { offices } from './Offices.schema.ts';

const hours = { opens: '09:00', closes: '18:00' };

export const officesExamples = defineExamples(offices, [
  {
    name: 'five offices',
    block: {
      acf_fc_layout: 'offices',
      heading: 'Five offices, awake eighteen hours a day',
      hoursLabel: 'working hours, UTC',
    },
    page: {
      offices: [
        ...examplePage.offices.slice(0, 2),
        office.parse({
          ...hours,
          id: 3,
          city: 'Baltimore',
          address: ['1200 Thames Street', 'Baltimore, MD 21231'],
          phone: { raw: '+14105550164', formatted: '+1 410 555 0164' },
          countryCode: 'US',
          timeZone: 'America/New_York',
        }),
        office.parse({
          ...hours,
          id: 4,
          city: 'Seattle',
          address: ['88 Alaskan Way', 'Seattle, WA 98104'],
          phone: { raw: '+12065550119', formatted: '+1 206 555 0119' },
          countryCode: 'US',
          timeZone: 'America/Los_Angeles',
        }),
        ...examplePage.offices.slice(2),
      ],
    },
  },
  {
    name: 'a bar in two pieces, a long address',
    block: { acf_fc_layout: 'offices', heading: 'Where the day begins', hoursLabel: 'working hours, UTC' },
    page: {
      offices: [
        office.parse({
          ...hours,
          id: 9,
          city: 'Shimonoseki and Kitakyushu',
          address: ['Third floor, Old Harbour Customs House', 'Second Pier, Karato-cho 4', '750-0005 Shimonoseki'],
          countryCode: 'JP',
          timeZone: 'Asia/Tokyo',
        }),
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'offices',
      heading: 'Where we work',
      hoursLabel: 'working hours, UTC',
    },
  },
]);
