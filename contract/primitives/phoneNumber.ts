import { z } from 'zod';
import { e164Pattern } from './phone.ts';

/** A phone number of the house: `raw` for tel: links, digits with a leading +; `formatted` for readers. */
export const phoneNumber = z.object({ raw: z.string().regex(e164Pattern), formatted: z.string().min(1) });
