import { addressInText } from '@frontage/contract/primitives/pictureInText.ts';
import type { Paragraph } from 'mdast';

/** A picture of the library in a text, with its caption: a paragraph of its own, as the reader of texts looks for it. */
export function pictureParagraph(picture: number, caption: string): Paragraph {
  const alt = caption.replace(/\s+/g, ' ').trim();
  return { type: 'paragraph', children: [{ type: 'image', url: addressInText(picture), alt }] };
}
