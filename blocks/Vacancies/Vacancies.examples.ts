import type { VacancyCard } from '@frontage/kinds/vacancy/vacancy.schema.ts';
import { defineExamples } from '../examples/example.ts';
import { vacancies } from './Vacancies.schema.ts';

const vacancy: VacancyCard = {
  id: 1,
  type: 'vacancy',
  slug: 'senior-go-engineer',
  path: '/careers/senior-go-engineer',
  title: 'Senior Go engineer',
  summary: 'Writes the services between ledgers and the systems that our clients already trust.',
  employment: 'full-time',
  place: { mode: 'either', city: 'Rotterdam', countryCode: 'NL' },
  pay: { from: 84_000, to: 101_000, per: 'year', currency: 'EUR' },
  posted: '2026-11-02T08:00:00.000Z',
  closes: '2027-01-31T22:59:00.000Z',
  modified: '2026-11-02T08:00:00.000Z',
};

export const vacanciesExamples = defineExamples(vacancies, [
  {
    name: 'two that are open',
    block: {
      acf_fc_layout: 'vacancies',
      heading: 'Posts that\nare free',
      lead: 'Same level, same pay, adjusted for the town. Thirty days of holiday, in every office.',
      emptyText: 'No post is free at the moment. Write anyway: the last two of us were hired that way.',
      otherWay: { label: 'Write anyway', href: '#contact-form' },
    },
    page: {
      documents: {
        vacancy: [
          vacancy,
          {
            ...vacancy,
            id: 2,
            slug: 'apprentice',
            path: '/careers/apprentice',
            title:
              'Apprentice at the bench, with a very long title in two lines that nobody would ever print on a card',
            employment: 'internship',
            place: { mode: 'office', city: 'Llanfairpwllgwyngyll', countryCode: 'GB' },
            pay: { from: 21, per: 'hour', currency: 'GBP' },
            closes: undefined,
          },
        ],
      },
    },
  },
  {
    name: 'none is open',
    block: {
      acf_fc_layout: 'vacancies',
      heading: 'Posts that are free',
      emptyText: 'No post is free at the moment.',
    },
  },
]);
