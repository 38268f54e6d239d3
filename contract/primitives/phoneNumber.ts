import { z } from 'zod';

/** A phone number of the house: `raw` for tel: links, digits with a leading +; `formatted` for readers. */
export const phoneNumber = z.object({ raw: z.string().regex(/^\+\d{6,15}$/), formatted: z.string().min(1) });
