import * as z from 'zod/mini';
import { emailField, fault, filledText, optionalText, phoneField } from './fields.ts';
import { maxCharacters } from './limits.ts';

/** Characters, inclusive, of the fields that only this form has. */
const auditCharacters = { repository: 500, network: 80, language: 80, linesOfCode: 12 } as const;

/** `POST /send-mail/smart-contract-audit`: who asks for an audit, and of what. R45. */
export const auditFields = z.object({
  name: filledText('name', maxCharacters.name),
  email: emailField,
  phone: phoneField,
  company: optionalText('company', maxCharacters.company),
  /** A repository, or the address of a contract that is already on a ledger. */
  repository: filledText('repository', auditCharacters.repository),
  network: filledText('network', auditCharacters.network),
  language: filledText('language', auditCharacters.language),
  /** A number as people write it: `2400`, `2,400`, `2 400`. */
  linesOfCode: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(auditCharacters.linesOfCode, fault('linesAsNumber')),
        z.regex(/^[0-9][0-9 ,.']*$/, fault('linesAsNumber')),
      ),
  ),
  /** A calendar day, `YYYY-MM-DD`. */
  deadline: z.optional(z.iso.date(fault('deadlineAsDay'))),
  message: optionalText('message', maxCharacters.message),
});
