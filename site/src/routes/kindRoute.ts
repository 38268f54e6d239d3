import type { DrawnKind } from '@frontage/kinds/defineDrawn.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { drawnKinds } from '@frontage/kinds/drawn.ts';
import type { KindWith } from '@frontage/kinds/kinds.ts';
import { kindsWith } from '@frontage/kinds/kinds.ts';
import { readBlockData } from '../page-data/blockData.ts';
import { type Address, type Route, toPageContent } from './Route.ts';

/** Every document of a kind that is drawn by its declaration. */
export const kindRoute: Route = async (content) => {
  const addresses: Address[] = [];
  for (const kind of kindsWith('page') as (KindWith<'page'> & Kind)[]) {
    const drawn = drawnKinds.find(({ name }) => name === kind.name);
    if (!drawn) continue;
    const listed = (await content.facts.documents(kind.name)) as Record<string, unknown>[];
    const titles = new Map(listed.map((one) => [one.id, String(one[kind.title])]));
    for (const { categories, id, slug, type } of content.inventory.rowsOf(kind.name)) {
      const path = kind.page.pathOf({ categories, slug, type });
      addresses.push(addressOf(kind, drawn, { id, path, title: titles.get(id) ?? slug }));
    }
  }
  return addresses;
};

function addressOf(
  kind: KindWith<'page'> & Kind,
  { breadcrumbs, formIds = [], load }: DrawnKind,
  { id, path, title }: { id: number; path: string; title: string },
): Address {
  return {
    path,
    document: { kind: kind.name, id },
    listed: [{ path, title }],
    async load(facts) {
      const document = (await facts.document(kind.name, id)) as Record<string, unknown>;
      const more = await load?.(document as never, facts);
      const forms = formIds.map((formId) => ({ formId }));
      const layout = Array.isArray(document.layout) ? [...document.layout, ...forms] : forms;
      const blockData = await readBlockData(facts, `The ${kind.name} ${path}`, layout);
      return toPageContent({
        view: 'document',
        props: { kind: kind.name, document, more },
        context: { path, title: String(document[kind.title]), breadcrumbs, ...blockData },
      });
    },
  };
}
