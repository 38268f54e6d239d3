import type { Language } from '../language.ts';
import type { Catalogue } from './english.ts';
import ar from './languages/ar.json' with { type: 'json' };
import de from './languages/de.json' with { type: 'json' };
import es from './languages/es.json' with { type: 'json' };
import fr from './languages/fr.json' with { type: 'json' };

/**
 * What is filled in is often Latin, or a number with signs, and would turn Arabic words around it about: it is isolated
 * from them. Not so links, which email programs take up to the next space, and figures with their unit.
 */
const isolated =
  /\{(?:address|answer|article|category|city|company|email|entry|file|host|label|language|letter|name|path|phone|place|query|question|reference|tag|terms?|title|who|whole|part|zone)\}/g;

const isolate = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, words]) => [
      id,
      id === 'mail.receipt.chat' ? words : words.replace(isolated, '\u2068$&\u2069'),
    ]),
  ) as Catalogue;

/**
 * The other languages that the product speaks, as an agency writes to its clients: with Sie, usted and vous; Modern
 * Standard Arabic, with the Latin figures that `Intl` writes for `ar`.
 */
export const catalogues: Partial<Record<Language, Catalogue>> = { ar: isolate(ar), de, es, fr };
