import type { ComponentType } from 'react';
import type { KindViewProps } from './defineDrawn.ts';
import { VacancyView } from './vacancy/VacancyView.tsx';

/** What the page of a document shows between header and form, by the name of its kind. */
export const kindViews = { vacancy: VacancyView } as Record<string, ComponentType<KindViewProps>>;
