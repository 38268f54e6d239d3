import { defineKind } from '../defineKind.ts';
import { faultOfSource, recordingCard, recordingDocument, recordingFields } from './recording.schema.ts';

/** Films of the agency, which its pages play. They share their addresses with articles of the category video. */
export const recording = defineKind({
  name: 'recording',
  collection: 'recordings',
  label: { one: 'Recording', many: 'Recordings' },
  group: 'Articles',
  title: 'title',
  sort: '-date',
  types: { recording: { heading: 'Recordings' } },
  listed: recordingCard,
  whole: recordingDocument,
  form: {
    fields: recordingFields.shape,
    columns: ['duration', 'date'],
    rule: { field: 'elsewhere', faultOf: faultOfSource },
  },
  hasDrafts: true,
  page: { pathOf: ({ slug }) => `/video/${slug}` },
  hasTwins: true,
  appears: 'date',
  onList: 'video',
  search: {
    place: 7,
    hits: { recording: { label: 'Recording', heading: 'Recordings', tab: 'articles', tabLabel: 'Articles' } },
    texts: ({ summary, text }) => [summary, text],
    labelOf: ({ duration }) => duration,
  },
  hasLinks: true,
  demo: ['slug', 'summary'],
});
