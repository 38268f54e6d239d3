import { causeway } from './causeway.ts';
import { hushmint } from './hushmint.ts';
import { opaline } from './opaline.ts';
import { tidemark } from './tidemark.ts';

/** The four cases of the landing page, each with a page, in the order in which they are shown. */
export const casePages = [hushmint, opaline, tidemark, causeway];
