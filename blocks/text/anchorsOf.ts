import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { isContactForm } from '../FormBlock/FormBlock.schema.ts';
import { idOfSection, idsOfArticles, idsOfPages, Reader } from './readText.ts';

/** What a block, published or not, says about the places that a link can lead to. */
export interface AnchoredBlock {
  acf_fc_layout: string;
  anchor?: string | undefined;
  heading?: string | undefined;
  look?: string | undefined;
  /** Markdown. */
  text?: string | undefined;
}

/** The places of a page that a link such as `#price` can lead to, as the site draws them. */
export function anchorsOfPage(layout: readonly AnchoredBlock[]): Set<string> {
  const anchors = new Set(idsOfPages.filter((id) => id !== contactFormAnchor));
  for (const [index, block] of layout.entries()) {
    const { acf_fc_layout, anchor, text } = block;
    anchors.add(idOfSection(anchor, index));
    if (isContactForm(block) && !anchor) anchors.add(contactFormAnchor);
    if (acf_fc_layout !== 'textbox' || !text) continue;
    // Each text of a page is read separately.
    const reader = new Reader(idsOfPages);
    reader.read(text);
    for (const { id } of reader.headings) anchors.add(id);
  }
  return anchors;
}

/** The same for an article, whose texts number their headings together. */
export function anchorsOfArticle(layout: readonly AnchoredBlock[]): Set<string> {
  const ids = layout.map(({ anchor }, index) => anchor ?? `part-${index + 1}`);
  const reader = new Reader([...idsOfArticles, ...ids]);
  for (const { acf_fc_layout, heading, text } of layout) {
    if (heading && (acf_fc_layout === 'textbox' || acf_fc_layout === 'faq'))
      reader.addHeading(heading.replaceAll('\n', ' '), 2);
    if (acf_fc_layout === 'textbox' && text) reader.read(text);
  }
  return new Set([...idsOfArticles, ...ids, ...reader.headings.map(({ id }) => id)]);
}
