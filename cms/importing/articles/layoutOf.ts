import { readArticle } from '@frontage/blocks/text/readArticle.ts';
import type { Find } from '../../texts/html/Finding.ts';
import type { PictureSection } from '../../texts/html/sectionsOf.ts';
import type { OldAddresses } from '../addresses.ts';
import type { ExportItem } from '../export/exportEntry.ts';
import { fitText, plainWords } from '../fitText.ts';
import type { PictureIndex } from '../pictures/PictureIndex.ts';
import type { PictureLibrary } from '../pictures/PictureLibrary.ts';
import { readText } from '../text/readText.ts';
import { linkRules } from './linkRules.ts';

type TextBlock = { acf_fc_layout: 'textbox'; text: string };
type PictureBlock = { acf_fc_layout: 'Imagebox'; image: number; caption?: string };
export type ImportedBlock = TextBlock | PictureBlock;

export interface LayoutTools {
  addresses: OldAddresses;
  pictures: PictureIndex;
  library: PictureLibrary;
}

/** The blocks of an article: its text, and its pictures between. */
export async function layoutOf(item: ExportItem, tools: LayoutTools, find: Find): Promise<ImportedBlock[]> {
  const { addresses, library, pictures } = tools;
  const { content, id, meta, title } = item;
  const blocks: ImportedBlock[] = [];
  const parts = readText({ content, footnotes: meta.get('footnotes') }, linkRules(addresses, find), find);
  for (const part of parts) {
    if (part.kind === 'text') {
      blocks.push({ acf_fc_layout: 'textbox', text: part.markdown });
      continue;
    }
    for (const picture of oldPicturesOf(part)) {
      const image = await library.idOf(picture, part.alt, title);
      const caption = fitText(
        part.caption || plainWords(part.source.kind === 'gallery' ? (picture.attachment?.caption ?? '') : ''),
        240,
      );
      if (image !== undefined) blocks.push({ acf_fc_layout: 'Imagebox', image, ...(caption ? { caption } : {}) });
      // What stood below a picture is not lost with it.
      else if (caption) blocks.push({ acf_fc_layout: 'textbox', text: caption });
    }
  }
  return blocks;

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

/** Why the site could not show these blocks; undefined where it can. */
export function faultOfLayout(blocks: readonly ImportedBlock[]): string | undefined {
  const texts = blocks.filter((block) => block.acf_fc_layout === 'textbox');
  try {
    readArticle(texts, 'The text');
    const long = texts.find(({ text }) => text.length > 40_000);
    return long ? 'a part of its text is longer than 40,000 characters: split it' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
  }
}
