import type { AcceptedType } from './mimeTypes.ts';

/** Why a document is refused: another type or an unsafe archive, macros, a password. */
export type FileFault = 'unknown' | 'macros' | 'password';

/** What a file is by its content, or why it is refused. */
export type Recognised = { type: AcceptedType } | { fault: FileFault };

export const unknown: Recognised = { fault: 'unknown' };
