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

/** The type of an office file in a ZIP. Undefined if the archive is unsafe, is of another type, or contains macros. */
export async function detectZipType(path: string, fileName: string): Promise<AcceptedType | undefined> {
  const summary = await summariseZip(path);
  if (!summary || summary.names.some((name) => macros.test(name))) return undefined;
  return typeOfOpenDocument(summary) ?? typeOfOfficeXml(summary) ?? typeOfAppleDocument(summary, fileName);
}

function typeOfOpenDocument({ texts }: ZipSummary): AcceptedType | undefined {
  const isEncrypted = /encryption-data/.test(texts.get('META-INF/manifest.xml') ?? '');
  return isEncrypted ? undefined : openDocuments.get((texts.get('mimetype') ?? '').trim());
}

/** Attributes of one entry in the list of types. */
const contentType = /\sContentType\s?=\s?["']([^"']{0,500})["']/;
const partName = /\sPartName\s?=\s?["']([^"']{0,500})["']/;

/** The list of types must name a main part, and that part must exist: a list alone is not a document. */
function typeOfOfficeXml({ names, texts }: ZipSummary): AcceptedType | undefined {
  const types = texts.get('[Content_Types].xml');
  if (!types || /macroEnabled|vbaProject/i.test(types)) return undefined;
  for (const [override] of types.matchAll(/<Override\s[^<>]{0,1000}>/g)) {
    const type = mainParts.get(contentType.exec(override)?.[1] ?? '');
    if (type && names.includes((partName.exec(override)?.[1] ?? '').replace(/^\//, ''))) return type;
  }
  return undefined;
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
