import { defineKind } from '../defineKind.ts';
import { vacancyCard, vacancyDocument, vacancyFields } from './vacancy.schema.ts';

/** Posts that are free. They disappear from the site by themselves when they close. R11. */
export const vacancy = defineKind({
  name: 'vacancy',
  collection: 'vacancies',
  label: { one: 'Vacancy', many: 'Vacancies' },
  group: 'Company',
  title: 'title',
  sort: '-posted',
  types: { vacancy: { heading: 'Vacancies' } },
  listed: vacancyCard,
  whole: vacancyDocument,
  form: { fields: vacancyFields.shape, columns: ['employment', 'closes'] },
  hasDrafts: true,
  page: { pathOf: ({ slug }) => `/careers/${slug}` },
  hasTwins: true,
  appears: 'posted',
  ends: 'closes',
  listedBy: 'vacancies',
  search: {
    place: 5,
    hits: { vacancy: { label: 'Vacancy', heading: 'Vacancies', tab: 'pages', tabLabel: 'Pages' } },
    texts: ({ summary, text }) => [summary, text],
    labelOf: ({ place }) => Reflect.get(Object(place), 'city'),
  },
  hasLinks: true,
  demo: ['slug', 'summary'],
});
