import { idOfSection } from '@frontage/blocks/text/readText.ts';
import type { Block } from '@frontage/contract/blocks.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { useWords } from '@frontage/design/kit/words.ts';
import type { LayoutPlace } from '../preview/placesOf.ts';
import styles from './SectionLinks.module.css';

/** What sections are for, by their block. Only landing pages and cases have at least four of them. */
const names = {
  challenges: 'section.challenges',
  services_accordion: 'kind.services',
  cases: 'kind.cases',
  cost: 'section.price',
  process: 'section.process',
  faq: 'section.questions',
  product_screen: 'section.product',
  about_the_client: 'section.client',
  team: 'document.team',
  solutions: 'section.decisions',
  client_success: 'section.results',
} as const;

const isNamed = (layout: string): layout is keyof typeof names => layout in names;

/** Four or five words that follow the reader of a long page, each a link to a section. */
export function SectionLinks({ places }: { places: readonly LayoutPlace<Block>[] }) {
  const words = useWords();
  const links = new Map<string, string>();
  for (const place of places) {
    if (!('block' in place) || !isNamed(place.block.acf_fc_layout)) continue;
    const name = saySite(words, names[place.block.acf_fc_layout]);
    if (!links.has(name)) links.set(name, idOfSection(place.block.anchor, place.position));
  }
  // They begin the page.
  if (links.size > 5) links.delete(saySite(words, 'section.challenges'));
  if (links.size < 4) return null;
  return (
    <nav aria-label={saySite(words, 'page.onThisPage')} className={`bare ${styles.links}`}>
      {[...links].map(([name, id]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
