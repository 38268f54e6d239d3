import { hasPageTitle } from '@frontage/blocks/editor/fieldWords.ts';
import { embedOf, framedAddress, isFrameCode } from '@frontage/contract/embeds.ts';
import { usualCurrency } from '@frontage/contract/money.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { kindOf } from '@frontage/kinds/kinds.ts';
import {
  type Block,
  beforeChangeTraverseFields,
  type FlattenedField,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload';
import { z } from 'zod';
import { answer, type Call, getCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { fitsSearch, lengthInWords } from '../admin/search/searchLengths.ts';
import { readCurrency } from '../content/findKeptRates.ts';
import { findFaults } from '../content/refusePublication.ts';
import { placeInForm } from '../fields/fieldPlace.ts';
import { samplesOf, sentencesOf } from '../fields/layout.ts';
import { blockPlace, rowsOf, textsIn } from '../fields/valuesIn.ts';
import { findMissing } from '../references/keepUsed.ts';
import { referencesIn, wantedOf } from '../references/referencesIn.ts';
import {
  type DeadLink,
  findDeadLinks,
  findDeadLinksOfSettings,
  type LinkingCollection,
  linkingCollections,
} from '../targets/deadLinks.ts';
import { type HasLayout, hasBlocks } from '../texts/textOfLayout.ts';
import { leftoversIn, type Present, saysNothing } from './leftoversIn.ts';

/** The fewest characters of a text that counts: shorter ones, such as labels, may stay as a block brings them. */
const leastOfText = 40;

/** Forms begin with words that fit every site; the bills among them have figures, which fit none. */
const fitsAll = 'Contact, prices and forms';

const hasFigures = new Set(['cost', 'estimate']);

/** Something in a document that its editor should check before visitors see it. Only a refusal prevents publishing. */
export interface Finding {
  kind: 'refusal' | 'outline' | 'link' | 'picture' | 'search' | 'sample' | 'leftover';
  /** In the words of the form: `Block 3 (Hero) › Leads to`. */
  place: string;
  words: string;
}

/** The findings in a document, and whether visitors see it as it was last saved. */
export interface Readiness {
  findings: Finding[];
  isPublished: boolean;
}

/**
 * Faults in the headings of a page across its blocks: it has one title, above all other headings. Within a block they
 * are in order, and texts that skip a level are refused. `blocks`: those that the form knows.
 */
function outlineFindings(layout: unknown, blocks: readonly Pick<Block, 'slug' | 'admin'>[]): Finding[] {
  const rows = rowsOf(layout).map((row, index) => {
    const { blockType, heading, isPageTitle } = Object(row) as Record<string, unknown>;
    return {
      place: blockPlace(row, index, blocks),
      isTitle: hasPageTitle({ layout: String(blockType), isPageTitle }),
      hasHeading: typeof heading === 'string' && heading.trim() !== '',
    };
  });
  const [title, ...others] = rows.filter(({ isTitle }) => isTitle);
  const finding = (place: string, words: string): Finding => ({ kind: 'outline', place, words });
  if (!title) return rows.length === 0 ? [] : [finding(say('Blocks'), say(missing))];
  const above = rows.slice(0, rows.indexOf(title)).find(({ hasHeading }) => hasHeading);
  return [
    ...(above ? [finding(above.place, say('Its heading comes before the title of the page. Move it below'))] : []),
    ...others.map(({ place }) =>
      finding(
        place,
        say('A second title: that of the page is in {place}. Take another kind of block', { place: title.place }),
      ),
    ),
  ];
}

const missing =
  'No heading is the title of the page. Begin with a hero, or tick it at the text whose heading is the title';

/** The findings in the newest version of a document, including drafts. Undefined where there is no document. */
async function checkReadiness(
  req: PayloadRequest,
  collection: LinkingCollection,
  id: number,
): Promise<Readiness | undefined> {
  const asked = { collection, id, depth: 0, draft: true, disableErrors: true, req } as const;
  const document = await req.payload.findByID(asked);
  if (!document) return undefined;
  const dead = await findDeadLinks(req, collection, document);
  const { config } = req.payload.collections[collection];
  const { flattenedFields } = config;
  const faults = await findFaults(req, kindOf(collection), { ...document }, { ...document });
  const present = hasOutline(collection) ? await readPresent(req) : undefined;
  return {
    findings: [
      // What has no drafts is not published by a press that could be refused.
      ...('_status' in document ? await findRefusals(req, { collection: config, global: null }, document, faults) : []),
      ...('layout' in document && hasBlocks(collection) ? layoutFindings(req, collection, document.layout) : []),
      ...leftoverFindings(flattenedFields, document, present),
      ...dead.map(linkFinding),
      ...(await findEmbedFindings(req, flattenedFields, document)),
      ...(await findPictureFindings(req, flattenedFields, document)),
      ...('head' in document ? searchFindings(document) : []),
    ],
    isPublished: !('_status' in document) || document._status === 'published',
  };
}

/** The same for the settings of the site: menu, footer and buttons. */
async function checkReadinessOfSettings(req: PayloadRequest): Promise<Readiness> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, draft: true, req });
  const dead = await findDeadLinksOfSettings(req, settings);
  const global = req.payload.globals.config.find(({ slug }) => slug === 'site-settings') ?? null;
  const faults = global ? await findMissing(req, global, settings) : [];
  const refused = await findRefusals(req, { collection: null, global }, settings, faults);
  return { findings: [...refused, ...dead.map(linkFinding)], isPublished: settings._status !== 'draft' };
}

/** What publishing would refuse: `faults`, and those that fields find by themselves, which a draft may have. */
async function findRefusals(
  req: PayloadRequest,
  of: Pick<Parameters<typeof beforeChangeTraverseFields>[0], 'collection' | 'global'>,
  document: { id?: number },
  faults: readonly ValidationFieldError[],
): Promise<Finding[]> {
  const fields = of.collection?.fields ?? of.global?.fields ?? [];
  const errors: ValidationFieldError[] = [...faults];
  const data = structuredClone(document);
  const before = { doc: document, docWithLocales: document, siblingDoc: document, siblingDocWithLocales: document };
  await beforeChangeTraverseFields({
    ...of,
    ...before,
    ...(document.id === undefined ? {} : { id: document.id }),
    context: req.context,
    data,
    errors,
    fieldLabelPath: '',
    fields,
    mergeLocaleActions: [],
    operation: 'update',
    overrideAccess: true,
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: '',
    req,
    siblingData: data,
  });
  return errors.map(({ message, path }) => {
    const place = placeInForm(fields, path, document) ?? path;
    return { kind: 'refusal', place, words: message.replace(/\.$/, '') };
  });
}

/** Whether the title of a page stands in one of its blocks, which are then all there is. */
function hasOutline(collection: LinkingCollection): boolean {
  const { blocks }: Kind = kindOf(collection);
  return blocks === 'page';
}

async function readPresent({ payload }: PayloadRequest): Promise<Present> {
  return { year: new Date().getUTCFullYear(), currency: (await readCurrency(payload)) ?? usualCurrency };
}

function linkFinding({ place, value, words }: DeadLink): Finding {
  return { kind: 'link', place, words: say('{value} leads visitors nowhere. {words}', { value, words }) };
}

function layoutFindings(req: PayloadRequest, collection: HasLayout, layout: unknown): Finding[] {
  const blocks = blocksOf(req, collection);
  const outline = hasOutline(collection) ? outlineFindings(layout, blocks) : [];
  return [...outline, ...sampleFindings(layout, { blocks, collection })];
}

function blocksOf({ payload }: PayloadRequest, collection: HasLayout) {
  const layout = payload.collections[collection].config.flattenedFields.find(({ name }) => name === 'layout');
  return layout?.type === 'blocks' ? layout.blocks : [];
}

interface Searched {
  title?: string | null;
  excerpt?: string | null;
  lead?: string | null;
  head?: { title?: string | null; description?: string | null; noIndex?: boolean | null } | null;
}

/** What search engines would cut off or miss; nothing for a page that they leave out. */
function searchFindings({ excerpt, head, lead, title }: Searched): Finding[] {
  if (head?.noIndex) return [];
  const description = [head?.description, excerpt, lead].map((one) => one?.trim()).find(Boolean) ?? '';
  const texts = { title: head?.title?.trim() || title?.trim() || '', description };
  return (['title', 'description'] as const).flatMap((name): Finding[] => {
    const { length } = texts[name];
    if (fitsSearch(name, length)) return [];
    return [{ kind: 'search', place: say('Search engines'), words: lengthInWords(name, length) }];
  });
}

/** Leftovers in the texts of a document: see {@link leftoversIn}. */
function leftoverFindings(fields: FlattenedField[], document: unknown, present?: Present): Finding[] {
  return textsIn(fields, document)
    .filter(({ field }) => wantedOf(field) === undefined)
    .flatMap(({ place, text }) => leftoversIn(text, present).map((words) => ({ kind: 'leftover', place, words })));
}

/** Videos and frames in texts that stay a link, because no admin has allowed their host. */
async function findEmbedFindings(req: PayloadRequest, fields: FlattenedField[], document: unknown): Promise<Finding[]> {
  const framed = textsIn(fields, document).flatMap(({ place, text }) =>
    text.split('\n').flatMap((line) => {
      const { href = '', hostname = '' } = URL.parse(framedAddress(line) ?? '') ?? {};
      const embed = embedOf(href, [hostname]);
      return embed && (isFrameCode(line) || embed.src !== href) ? [{ hostname, href, place }] : [];
    }),
  );
  if (framed.length === 0) return [];
  const { embeds } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, select: { embeds: true }, req });
  return framed
    .filter(({ href }) => !embedOf(href, embeds?.hosts ?? []))
    .map(({ hostname: host, place }) => {
      const words = say('What {host} shows stays a link, until an admin allows that host in Site settings, Embeds', {
        host,
      });
      return { kind: 'link', place, words };
    });
}

/** Finds blocks that still contain sample texts, addressed to the person filling them in, even if among other words. */
export function sampleFindings(
  layout: unknown,
  { blocks, collection }: { blocks: readonly Pick<Block, 'slug' | 'admin'>[]; collection: HasLayout },
): Finding[] {
  const samples = samplesOf(collection);
  return rowsOf(layout).flatMap((row, index): Finding[] => {
    const { blockType } = Object(row) as { blockType?: string };
    const block = blocks.find(({ slug }) => slug === blockType);
    if (!blockType || !block || (block.admin?.group === fitsAll && !hasFigures.has(blockType))) return [];
    const own = new Set(sentencesOf(row));
    const sample = samples[blockType]?.find((sentence) => sentence.length >= leastOfText && own.has(sentence));
    if (!sample) return [];
    const words = say('Still says “{sample}”, as a new block does. Write over it, or take the block out', { sample });
    return [{ kind: 'sample', place: blockPlace(row, index, blocks), words }];
  });
}

/**
 * Pictures of a document whose description is only their file name, as imports and haste leave them. The library
 * requires a description, so none is empty.
 */
async function findPictureFindings(
  req: PayloadRequest,
  fields: FlattenedField[],
  document: unknown,
): Promise<Finding[]> {
  const placed = referencesIn(fields, document).flatMap((one) =>
    one.kind === 'relation' && one.collection === 'media' ? [one] : [],
  );
  if (placed.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(placed.map(({ id }) => id))] } },
    select: { alt: true, filename: true },
    pagination: false,
    depth: 0,
    req,
  });
  const silent = new Map(
    docs.filter(({ alt, filename }) => saysNothing(alt, filename ?? '')).map((one) => [one.id, one]),
  );
  return placed.flatMap(({ id, place }): Finding[] => {
    const picture = silent.get(id);
    if (!picture) return [];
    const words = say(
      'Its picture is described as “{alt}”, which says nothing to whoever does not see it. Open the picture, and say what it shows',
      { alt: picture.alt },
    );
    return [{ kind: 'picture', place, words }];
  });
}

const named = z.object({ collection: z.enum(linkingCollections), id: z.coerce.number().int().positive() });

/** `GET /api/readiness/pages/12` and `/api/readiness/site-settings`: what to check before visitors see it. */
export const readinessEndpoints: Call[] = [
  getCall('/readiness/site-settings', async (req) => answer(200, await checkReadinessOfSettings(req))),
  getCall('/readiness/:collection/:id', async (req) => {
    const { data } = named.safeParse(req.routeParams);
    const readiness = data ? await checkReadiness(req, data.collection, data.id) : undefined;
    return readiness ? answer(200, readiness) : answer(404, 'There is no such document');
  }),
];
