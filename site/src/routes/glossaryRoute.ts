import { missingTermFormId } from '@frontage/contract/constants.ts';
import { pathOfTerm } from '@frontage/contract/glossary.ts';
import { createGlossaryPages } from '../glossary/createGlossaryPages.ts';
import { readBlockData } from '../page-data/blockData.ts';
import { ContentError } from '../page-data/ContentError.ts';
import { type Address, type Route, toPageContent } from './Route.ts';

/** The glossary, and a page for each letter with terms. */
export const glossaryRoute: Route = async ({ facts }) =>
  createGlossaryPages(await facts.glossary()).map(({ groups, letter, path }): Address => {
    const title = letter ? `Terms under ${letter}` : 'Glossary';
    // Visitors expect a term at its own address, but it is on the page of its letter.
    const terms = letter ? (groups[0]?.terms ?? []) : [];
    return {
      path,
      listed: [
        { path, title: letter ?? title },
        ...terms.map((term) => ({ path: pathOfTerm(term), title: term.title, alias: `/glossary/${term.slug}` })),
      ],
      async load(facts) {
        const glossary = createGlossaryPages(await facts.glossary()).find((one) => one.path === path);
        if (!glossary) throw new ContentError(`The glossary has no terms at ${path} any more.`);
        const all = await facts.termExtras();
        const shown = new Set(glossary.groups.flatMap((group) => group.terms.map(({ id }) => id)));
        const blockData = await readBlockData(facts, `The page ${path}`, [{ formId: missingTermFormId }]);
        return toPageContent({
          view: 'glossary',
          props: { glossary, extras: new Map([...all].filter(([id]) => shown.has(id))) },
          context: {
            path,
            title: letter ?? title,
            breadcrumbs: letter ? [{ label: 'Glossary', href: '/glossary' }] : [],
            ...blockData,
          },
        });
      },
    };
  });
