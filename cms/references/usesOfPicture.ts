import type { FlattenedField, PayloadRequest, Where } from 'payload';
import { idsWhere } from './documentsThatName.ts';

/** What of a collection may hold pictures. */
interface PictureFields {
  /** Paths of fields, such as `head.image`. */
  paths: string[];
  /** Names of the fields that hold blocks: JSON, of which no index knows what stands in it. */
  layouts: string[];
}

/** Every document that shows a picture of the library, with the place, for people: `the page "Flow", Block 3 (Hero)`. */
export async function usesOfPicture(req: PayloadRequest, picture: number): Promise<string[]> {
  const uses: string[] = [];
  for (const { admin, flattenedFields, labels, slug } of req.payload.config.collections) {
    const { layouts, paths } = pictureFieldsIn(flattenedFields);
    const inLayout = layouts.map((name) => holdsNumber(name, picture)).join(' OR ');
    const where: Where[] = paths.map((path) => ({ [path]: { equals: picture } }));
    if (inLayout) where.push({ id: { in: await idsWhere(req, `FROM ${slug} WHERE ${inLayout}`) } });
    if (where.length === 0) continue;
    const { docs } = await req.payload.find({
      collection: slug,
      where: { or: where },
      pagination: false,
      depth: 0,
      req,
    });
    const kind = typeof labels.singular === 'string' ? labels.singular.toLowerCase() : slug;
    for (const doc of docs) {
      const title = Object(doc)[admin.useAsTitle ?? 'id'];
      for (const place of placesIn(flattenedFields, doc, picture)) uses.push(`the ${kind} "${title}", ${place}`);
    }
  }
  return uses;
}

function pictureFieldsIn(fields: FlattenedField[], before = ''): PictureFields {
  const found: PictureFields = { paths: [], layouts: [] };
  for (const field of fields) {
    const path = before + field.name;
    if (isPicture(field)) found.paths.push(path);
    else if (field.type === 'blocks') found.layouts.push(field.name);
    else if ('flattenedFields' in field) {
      const inner = pictureFieldsIn(field.flattenedFields, `${path}.`);
      found.paths.push(...inner.paths);
      found.layouts.push(...inner.layouts);
    }
  }
  return found;
}

/** Where in a document, in the words that its form has. */
function placesIn(fields: FlattenedField[], value: unknown, picture: number): string[] {
  return fields.flatMap((field) => {
    const entry: unknown = Object(value)[field.name];
    if (isPicture(field)) return entry === picture ? [labelOf(field)] : [];
    if (field.type === 'blocks') {
      return rowsOf(entry).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === Object(row).blockType);
        const name = typeof block?.labels?.singular === 'string' ? block.labels.singular : String(block?.slug);
        const isHere = block !== undefined && placesIn(block.flattenedFields, row, picture).length > 0;
        return isHere ? [`Block ${index + 1} (${name})`] : [];
      });
    }
    if (!('flattenedFields' in field)) return [];
    const values = field.type === 'array' ? rowsOf(entry) : [entry];
    return values.flatMap((one) => placesIn(field.flattenedFields, one, picture));
  });
}

function isPicture(field: FlattenedField): boolean {
  return field.type === 'upload' && field.relationTo === 'media';
}

function labelOf(field: FlattenedField): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : field.name;
}

function rowsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A condition for JSON that holds the number as a value, as both databases write it. Whoever asks looks again. */
function holdsNumber(column: string, number: number): string {
  const endings = [',', '}'].flatMap((end) => [`":${number}${end}`, `": ${number}${end}`]);
  return endings.map((text) => `CAST(${column} AS text) LIKE '%${text}%'`).join(' OR ');
}
