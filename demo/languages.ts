import { arabic } from './ar/arabic.ts';
import { german } from './de/german.ts';
import type { DemoLanguage } from './demoContent.schema.ts';

/** The further languages of the demo, in the order of the switch. */
export const languages: DemoLanguage[] = [german, arabic];
