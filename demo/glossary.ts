import type { DemoContent } from './demoContent.schema.ts';
import { aToC } from './glossary/aToC.ts';
import { dToH } from './glossary/dToH.ts';
import { iToM } from './glossary/iToM.ts';
import { nToP } from './glossary/nToP.ts';
import { qToS } from './glossary/qToS.ts';
import { tToZ } from './glossary/tToZ.ts';

/** The terms of the trade in alphabetical order. The page of a letter has the terms that begin with it. */
export const glossary: DemoContent['glossary'] = [...aToC, ...dToH, ...iToM, ...nToP, ...qToS, ...tToZ];
