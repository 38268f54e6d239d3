import { type GlossaryTerm, pathOfTerm } from '@frontage/contract/glossary.ts';
import type { DefinedTerm, DefinedTermSet } from 'schema-dts';
import { toAbsolute } from '../headOf.ts';

const setId = (siteUrl: string) => `${siteUrl}/glossary#terms`;

/** Returns the nodes of the glossary and of the terms that a page of it shows. */
export function createGlossaryNodes(
  name: string,
  terms: readonly GlossaryTerm[],
  siteUrl: string,
): (DefinedTerm | DefinedTermSet)[] {
  return [
    { '@type': 'DefinedTermSet', '@id': setId(siteUrl), name, url: `${siteUrl}/glossary` },
    ...terms.map(
      (term): DefinedTerm => ({
        '@type': 'DefinedTerm',
        '@id': toAbsolute(siteUrl, pathOfTerm(term)),
        name: term.title,
        description: [term.description, ...(term.more ? [term.more] : [])].join(' '),
        url: toAbsolute(siteUrl, pathOfTerm(term)),
        inDefinedTermSet: { '@id': setId(siteUrl) },
      }),
    ),
  ];
}
