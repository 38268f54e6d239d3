import { addressInText } from '@frontage/contract/primitives/pictureInText.ts';
import type { Paragraph } from 'mdast';

/** A picture of the library in a text, with its caption: a separate paragraph, as the reader of texts expects it. */
export function pictureParagraph(picture: number, caption: string): Paragraph {
  const alt = caption.replace(/\s+/g, ' ').trim();
  return { type: 'paragraph', children: [{ type: 'image', url: addressInText(picture), alt }] };
}
