import type { Language } from '../language.ts';
import type { Catalogue } from './english.ts';
import { ar } from './languages/ar.ts';
import { de } from './languages/de.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';

/** The other languages that the product speaks. */
export const catalogues: Partial<Record<Language, Catalogue>> = { ar, de, es, fr };
