import { type FileFault, type Recognised, unknown } from './FileFault.ts';
import { type AcceptedType, acceptedTypes } from './mimeTypes.ts';
import { summariseZip, type ZipSummary } from './zipSummary.ts';

const openDocuments = new Map<string, AcceptedType>(
  [acceptedTypes.odt, acceptedTypes.ods, acceptedTypes.odp].map((type) => [type, type]),
);

/** The main part of a modern office file. Files with macros have another type, so they match none. ECMA-376. */
const mainParts = new Map<string, AcceptedType>([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', acceptedTypes.docx],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml', acceptedTypes.xlsx],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml', acceptedTypes.pptx],
  ['application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml', acceptedTypes.pptx],
]);

const macros = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|^(?:Basic|Scripts)\//i;
const macroTypes = /macroEnabled|vbaProject/i;

/** The type of an office file in a ZIP. */
export async function detectZipType(path: string, fileName: string): Promise<Recognised> {
  const summary = await summariseZip(path);
  if ('fault' in summary) return summary;
  const fault = faultOf(summary);
  if (fault) return { fault };
  const type = typeOfOpenDocument(summary) ?? typeOfOfficeXml(summary) ?? typeOfAppleDocument(summary, fileName);
  return type ? { type } : unknown;
}

function faultOf({ names, texts }: ZipSummary): FileFault | undefined {
  const hasMacros = names.some((name) => macros.test(name)) || macroTypes.test(texts.get('[content_types].xml') ?? '');
  if (hasMacros) return 'macros';
  return /encryption-data/.test(texts.get('meta-inf/manifest.xml') ?? '') ? 'password' : undefined;
}

function typeOfOpenDocument({ texts }: ZipSummary): AcceptedType | undefined {
  return openDocuments.get((texts.get('mimetype') ?? '').trim());
}

/** Elements of the list of types. Some programs write them with a prefix. */
const listed = /<(?:[\w.-]{1,40}:)?(Override|Default)\s([^<>]{0,1000})>/g;
const attribute = /(?:^|\s)(\w{1,40})\s?=\s?["']([^"']{0,500})["']/g;
const attributeOf = (attributes: string, name: string) =>
  [...attributes.matchAll(attribute)].find(([, one]) => one === name)?.[2] ?? '';

/**
 * The list of types must name a main part, and that part must exist: a list alone is not a document. Names are compared
 * without case, as ECMA-376-2 §6.2.2 wants it.
 */
function typeOfOfficeXml({ names, texts }: ZipSummary): AcceptedType | undefined {
  const parts = names.map((name) => name.toLowerCase());
  const entries = [...(texts.get('[content_types].xml') ?? '').matchAll(listed)].map(([, kind, attributes = '']) => ({
    type: mainParts.get(attributeOf(attributes, 'ContentType')),
    part: attributeOf(attributes, 'PartName').replace(/^\//, '').toLowerCase(),
    // .NET's packages give the type of the main part to all files of its extension.
    extension: kind === 'Default' ? `.${attributeOf(attributes, 'Extension').toLowerCase()}` : undefined,
  }));
  const named = new Set(entries.map(({ part }) => part));
  const isOfDefault = (part: string, extension: string) =>
    part.endsWith(extension) && !named.has(part) && part !== '[content_types].xml' && !part.startsWith('_rels/');
  return entries.find(
    ({ extension, part, type }) =>
      type && (extension ? parts.some((one) => isOfDefault(one, extension)) : parts.includes(part)),
  )?.type;
}

/**
 * Apple's three types have the same contents: only slides identify Keynote, and between the others the name decides.
 */
function typeOfAppleDocument({ names }: ZipSummary, fileName: string): AcceptedType | undefined {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^index\.apxl$/) || has(/(?:^|\/)(?:Slide|MasterSlide|TemplateSlide)[^/]*\.iwa$/))
    return acceptedTypes.keynote;
  if (!has(/(?:^|\/)Document\.iwa$/) && !has(/(?:^|\/)Index\.zip$/) && !has(/^index\.xml$/)) return undefined;
  if (/\.key$/i.test(fileName)) return acceptedTypes.keynote;
  return /\.numbers$/i.test(fileName) ? acceptedTypes.numbers : acceptedTypes.pages;
}
