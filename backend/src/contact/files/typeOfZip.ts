import { type AcceptedType, acceptedTypes } from './mimeTypes.ts';
import { summaryOfZip, type ZipSummary } from './zipSummary.ts';

const openDocuments = new Map<string, AcceptedType>(
  [acceptedTypes.odt, acceptedTypes.ods, acceptedTypes.odp].map((type) => [type, type]),
);

/** The main part of a modern office file. Those with macros have another type, and so match none. ECMA-376. */
const mainParts: [RegExp, AcceptedType][] = [
  [/wordprocessingml\.document\.main\+xml/, acceptedTypes.docx],
  [/spreadsheetml\.sheet\.main\+xml/, acceptedTypes.xlsx],
  [/presentationml\.(?:presentation|slideshow)\.main\+xml/, acceptedTypes.pptx],
];

const macros = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|^(?:Basic|Scripts)\//i;

/** The kind of an office file in a ZIP; undefined where the archive is unsafe, another one, or holds macros. */
export async function typeOfZip(path: string, fileName: string): Promise<AcceptedType | undefined> {
  const summary = await summaryOfZip(path);
  if (!summary || summary.names.some((name) => macros.test(name))) return undefined;
  return typeOfOpenDocument(summary) ?? typeOfOfficeXml(summary) ?? typeOfAppleDocument(summary, fileName);
}

function typeOfOpenDocument({ texts }: ZipSummary): AcceptedType | undefined {
  const isEncrypted = /encryption-data/.test(texts.get('META-INF/manifest.xml') ?? '');
  return isEncrypted ? undefined : openDocuments.get((texts.get('mimetype') ?? '').trim());
}

function typeOfOfficeXml({ texts }: ZipSummary): AcceptedType | undefined {
  const types = texts.get('[Content_Types].xml');
  if (!types || /macroEnabled|vbaProject/i.test(types)) return undefined;
  return mainParts.find(([part]) => part.test(types))?.[1];
}

/** Apple's three share one inside; only slides tell Keynote apart, and between the others the name decides. */
function typeOfAppleDocument({ names }: ZipSummary, fileName: string): AcceptedType | undefined {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^index\.apxl$/) || has(/(?:^|\/)(?:Slide|MasterSlide|TemplateSlide)[^/]*\.iwa$/))
    return acceptedTypes.keynote;
  if (!has(/(?:^|\/)Document\.iwa$/) && !has(/(?:^|\/)Index\.zip$/) && !has(/^index\.xml$/)) return undefined;
  if (/\.key$/i.test(fileName)) return acceptedTypes.keynote;
  return /\.numbers$/i.test(fileName) ? acceptedTypes.numbers : acceptedTypes.pages;
}
