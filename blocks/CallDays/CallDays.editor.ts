import { editorOf } from '../editor/editorBlock.ts';
import { callDays } from './CallDays.schema.ts';

export const callDaysEditor = editorOf(callDays, 'Days for a call');
