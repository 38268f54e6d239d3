import type { Block } from '@frontage/contract/blocks.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { useWords } from '@frontage/design/kit/words.ts';
import type { LayoutPlace } from '../preview/placesOf.ts';
import styles from './SectionLinks.module.css';

/** What sections are for, by their block. Only landing pages and cases have at least four of them. */
const names = new Map<string, Parameters<typeof saySite>[1]>([
  ['challenges', 'section.challenges'],
  ['services_accordion', 'kind.services'],
  ['cases', 'kind.cases'],
  ['cost', 'section.price'],
  ['process', 'section.process'],
  ['faq', 'section.questions'],
  ['product_screen', 'section.product'],
  ['about_the_client', 'section.client'],
  ['team', 'document.team'],
  ['solutions', 'section.decisions'],
  ['client_success', 'section.results'],
]);

export const idOfSection = ({ block, position }: { block: Block; position: number }): string =>
  block.anchor ?? `section-${position + 1}`;

/** Four or five words that follow the reader of a long page, each a link to a section. */
export function SectionLinks({ places }: { places: readonly LayoutPlace<Block>[] }) {
  const words = useWords();
  const links = new Map<string, string>();
  for (const place of places) {
    const name = 'block' in place && names.get(place.block.acf_fc_layout);
    if (name && !links.has(saySite(words, name))) links.set(saySite(words, name), idOfSection(place));
  }
  // They begin the page.
  if (links.size > 5) links.delete(saySite(words, 'section.challenges'));
  if (links.size < 4) return null;
  return (
    <nav aria-label={saySite(words, 'page.onThisPage')} className={styles.links}>
      {[...links].map(([name, id]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
