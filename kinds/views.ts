import type { ComponentType } from 'react';
import type { KindViewProps } from './defineDrawn.ts';
import { PersonView } from './person/PersonView.tsx';
import { RecordingView } from './recording/RecordingView.tsx';
import { VacancyView } from './vacancy/VacancyView.tsx';

/** What the page of a document shows between header and form, by the name of its kind. */
export const kindViews = { vacancy: VacancyView, person: PersonView, recording: RecordingView } as Record<
  string,
  ComponentType<KindViewProps>
>;
