import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { defined } from '../seed/defined.ts';

/** The offices and the settings of the gallery, as the CMS takes them. */
export const sampleOffices = examplePage.offices.map(({ id: _, ...office }) => defined(office));
export const sampleSettings = defined(examplePage.site);
