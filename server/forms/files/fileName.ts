import { type AcceptedType, acceptedTypes } from './mimeTypes.ts';

/** Bytes of UTF-8 that every file system accepts, with room for " (1)" and the like. */
const maxNameBytes = 200;
/** Names that Windows reserves for devices, with any extension. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** Extensions of each type. The first one is added to a name that has none of them. */
const endings: Record<AcceptedType, readonly string[]> = {
  [acceptedTypes.jpeg]: ['jpg', 'jpeg', 'pjpeg'],
  [acceptedTypes.png]: ['png'],
  [acceptedTypes.webp]: ['webp'],
  [acceptedTypes.pdf]: ['pdf'],
  [acceptedTypes.rtf]: ['rtf'],
  [acceptedTypes.txt]: ['txt'],
  [acceptedTypes.doc]: ['doc'],
  [acceptedTypes.xls]: ['xls'],
  [acceptedTypes.ppt]: ['ppt'],
  [acceptedTypes.docx]: ['docx'],
  [acceptedTypes.xlsx]: ['xlsx'],
  [acceptedTypes.pptx]: ['pptx'],
  [acceptedTypes.odt]: ['odt'],
  [acceptedTypes.ods]: ['ods'],
  [acceptedTypes.odp]: ['odp'],
  [acceptedTypes.pages]: ['pages'],
  [acceptedTypes.numbers]: ['numbers'],
  [acceptedTypes.keynote]: ['key'],
};

/**
 * The visitor's name for a file, for people to read and to save it under: no folders, no invisible characters, a
 * limited length, and an extension of its type, so that a text called `brief.js` opens as the text it is.
 */
export function fileNameOf(name: string, type: AcceptedType): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  let visible = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
  while (/[. ]$/.test(visible)) visible = visible.slice(0, -1);
  visible = visible.trim();
  const named = visible === '' ? 'file' : visible.replace(device, '_$&');
  const known = endings[type];
  const given = known.find((ending) => named.toLowerCase().endsWith(`.${ending}`));
  const ending = given ? named.slice(-given.length - 1) : `.${known[0]}`;
  const stem = given ? named.slice(0, -ending.length) : named;
  return cut(stem === '' ? 'file' : stem, maxNameBytes - ending.length) + ending;
}

function cut(text: string, maxBytes: number): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > maxBytes) break;
    kept += character;
  }
  return kept;
}
