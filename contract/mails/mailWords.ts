import { createOwnSentences } from '../forms/ownSentences.ts';
import { usualMailSentences } from './mailSentences.ts';

const own = createOwnSentences({ usual: usualMailSentences, needed: ['{link}'] });

/** The sentences of emails in the owner's words, by name; missing ones are as usual. */
export const mailWords = own.schema;
export const mailSentenceFault = own.faultOf;
