import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import type { SeedSettings } from '../seed/seedContent.ts';
import { defined } from '../seed/stored.ts';

/** The offices and the settings of the gallery, as the CMS takes them. */
export const sampleOffices = examplePage.offices.map(({ id: _, ...office }) => defined(office));
const settings: SeedSettings = examplePage.site;
export const sampleSettings = defined(settings);
