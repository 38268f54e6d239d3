import type { Language } from '../language.ts';
import type { Catalogue } from './english.ts';
import { de } from './languages/de.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';

/** What the product says in each further language. */
export const catalogues: Partial<Record<Language, Catalogue>> = { de, es, fr };
