import type { DemoContent } from './demoContent.schema.ts';
import { aToC } from './glossary/aToC.ts';
import { dToH } from './glossary/dToH.ts';
import { iToM } from './glossary/iToM.ts';
import { nToP } from './glossary/nToP.ts';
import { qToS } from './glossary/qToS.ts';
import { tToZ } from './glossary/tToZ.ts';

/** The words of the trade, in alphabetical order. A letter's page is made of those that begin with it. */
export const glossary: DemoContent['glossary'] = [...aToC, ...dToH, ...iToM, ...nToP, ...qToS, ...tToZ];
