import type { ArticleCard } from '@frontage/contract/article.ts';
import { originalOf } from '@frontage/contract/translation.ts';
import { defineDrawn } from '../defineDrawn.ts';
import type { Person } from './person.schema.ts';

/** What somebody wrote, newest first. */
export interface PersonMore {
  articles: ArticleCard[];
}

export const drawnPerson = defineDrawn<Person, PersonMore>({
  describe: ({ name, role, summary }) => ({ title: `${name}, ${role}`, description: summary }),
  breadcrumbs: [{ label: 'document.team', href: '/team' }],
  load: async (person, facts) => ({
    articles: (await facts.articles()).filter(({ writtenBy }) => writtenBy === originalOf(person).id),
  }),
  nodes: (person, address, organizationId) => [
    {
      '@type': 'Person',
      '@id': `${address}#person`,
      name: person.name,
      jobTitle: person.role,
      description: person.summary,
      url: address,
      worksFor: { '@id': organizationId },
      ...(person.portrait ? { image: new URL(person.portrait.url, address).href } : {}),
      ...(person.links?.length ? { sameAs: person.links.map(({ href }) => href) } : {}),
    },
  ],
  missing: { role: 'Untitled', summary: 'Untitled' },
});
