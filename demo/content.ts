import { articles } from './articles.ts';
import { categories } from './categories.ts';
import { type DemoContent, demoContent } from './demoContent.schema.ts';
import { events } from './events.ts';
import { glossary } from './glossary.ts';
import { languages } from './languages.ts';
import { media } from './media.ts';
import { offices } from './offices.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { recordings } from './recordings.ts';
import { reviews } from './reviews.ts';
import { settings } from './settings.ts';
import { tags } from './tags.ts';
import { vacancies } from './vacancies.ts';

/**
 * Everything that fills an empty database. An invalid entry throws when this module is loaded, naming page, place and
 * field.
 */
export const demo: DemoContent = demoContent.parse({
  settings,
  languages,
  categories,
  tags,
  glossary,
  reviews,
  offices,
  events,
  media,
  vacancies,
  people,
  recordings,
  articles,
  pages,
});
