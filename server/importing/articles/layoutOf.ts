import { readArticle } from '@frontage/blocks/text/readArticle.ts';
import { maxCaption } from '@frontage/contract/primitives/pictureInText.ts';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Find } from '../../texts/html/elements.ts';
import type { PictureSection } from '../../texts/html/sectionsOf.ts';
import { pictureParagraph } from '../../texts/writeMarkdown.ts';
import { decodedPath, isLinkable, type OldAddresses } from '../addresses.ts';
import type { ExportItem } from '../export/exportEntry.ts';
import { fitText, plainWords } from '../ImportReport.ts';
import type { PictureIndex } from '../pictures/PictureIndex.ts';
import type { PictureLibrary } from '../pictures/PictureLibrary.ts';
import { readText } from '../text/readText.ts';

/** A part of an article, from top to bottom: running text, or a picture of our library. */
export type ImportedPart = { kind: 'text'; markdown: string } | { kind: 'picture'; picture: number; caption: string };

type TextBlock = { acf_fc_layout: 'textbox'; text: string };

export interface LayoutTools {
  addresses: OldAddresses;
  pictures: PictureIndex;
  library: PictureLibrary;
}

/** Returns the parts of an article, and brings its pictures into the library. */
export async function readParts(item: ExportItem, tools: LayoutTools, find: Find): Promise<ImportedPart[]> {
  const { addresses, library, pictures } = tools;
  const { content, id, isRendered, meta, title } = item;
  const found: ImportedPart[] = [];
  const parts = readText({ content, isRendered, footnotes: meta.get('footnotes') }, linkRules(addresses, find), find);
  for (const part of parts) {
    if (part.kind === 'text') {
      found.push(part);
      continue;
    }
    for (const picture of oldPicturesOf(part)) {
      const id = await library.idOf(picture, part.alt, title);
      const caption = fitText(
        part.caption || plainWords(part.source.kind === 'gallery' ? (picture.attachment?.caption ?? '') : ''),
        maxCaption,
      );
      if (id !== undefined) found.push({ kind: 'picture', picture: id, caption });
      // The caption of a missing picture is not lost with it.
      else if (caption) found.push({ kind: 'text', markdown: caption });
    }
  }
  return found;

  function oldPicturesOf({ source }: PictureSection) {
    if (source.kind === 'gallery') {
      const found = pictures.ofGallery(source.attachments, id);
      if (found.length === 0) find('shortcode', '[gallery] without a picture that is in the export');
      return found;
    }
    const url = addresses.parse(source.address);
    if (!url || !/^https?:$/.test(url.protocol)) find('text', 'a picture without an address was left out');
    return url && /^https?:$/.test(url.protocol) ? [pictures.byAddress(url.href)] : [];
  }
}

/** Longest text of one block, in characters; the field takes 40,000. */
const maxLength = 39_000;

/** Joins the parts of an article into one text with its pictures, or several if it is too long for one. */
export function blocksOf(parts: readonly ImportedPart[]): TextBlock[] {
  const texts: string[] = [];
  for (const part of parts) {
    const markdown = part.kind === 'text' ? part.markdown : pictureMarkdown(part);
    const last = texts.at(-1);
    if (last !== undefined && last.length + markdown.length < maxLength) texts.splice(-1, 1, `${last}\n\n${markdown}`);
    else texts.push(markdown);
  }
  return texts.map((text) => ({ acf_fc_layout: 'textbox', text }));
}

function pictureMarkdown({ caption, picture }: Extract<ImportedPart, { kind: 'picture' }>): string {
  return toMarkdown(pictureParagraph(picture, caption), { resourceLink: true }).trim();
}

export function faultOfLayout(texts: readonly TextBlock[]): string | undefined {
  try {
    readArticle(texts, 'The text');
    const long = texts.find(({ text }) => text.length > 40_000);
    return long ? 'a part of its text is longer than 40,000 characters: split it' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
  }
}

const pictureEnding = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;
const fileEnding = /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|odp|zip|gz|mp3|m4a|wav|ogg|mp4|m4v|mov|webm|csv|txt|epub)$/i;

/**
 * Returns a function that says where a link of a text leads here; undefined if only its words stay. Reports changes to
 * `find`.
 */
function linkRules(addresses: OldAddresses, find: Find): (address: string) => string | undefined {
  return (given) => {
    const address = given.trim();
    if (address === '' || /^(?:#|mailto:|tel:)/i.test(address)) return isLinkable(address) ? address : undefined;
    const url = addresses.parse(address);
    if (url && addresses.isOwn(url)) return ownAddress(url, addresses, find);
    if (url && /^https?:$/.test(url.protocol)) {
      const secure = new URL(url);
      secure.protocol = 'https:';
      if (isLinkable(secure.href)) {
        if (secure.protocol !== url.protocol) find('link', `${url.href} is asked for by https:`);
        return secure.href;
      }
    }
    find('link', `${address.slice(0, 200)} cannot be linked to: its words stayed`);
    return undefined;
  };
}

/** Returns where a link within the old site leads here. */
function ownAddress(url: URL, addresses: OldAddresses, find: Find): string | undefined {
  const target = addresses.targetOf(url);
  const hash = isLinkable(url.hash) ? url.hash : '';
  if (target) return `${target}${hash}`;
  const path = decodedPath(url);
  // A link to a larger version of a picture that is in the text.
  if (pictureEnding.test(path)) return undefined;
  if (fileEnding.test(path)) {
    find('file', url.href);
    return undefined;
  }
  const local = `${path === '' ? '/' : encodeURI(path)}${hash}`;
  if (path !== '' || url.search)
    find('link', `${path || '/'}${url.search} was an address of the old site that is not carried`);
  return isLinkable(local) ? local : undefined;
}
