import { createOwnSentences } from '../forms/ownSentences.ts';
import { usualMailSentences } from './mailSentences.ts';

const own = createOwnSentences({ usual: usualMailSentences, needed: ['{link}'] });

/** What emails say in the owner's words, by the names of the sentences; the others are as usual. */
export const mailWords = own.schema;
export const mailSentenceFault = own.faultOf;
