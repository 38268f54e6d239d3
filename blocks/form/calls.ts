import { sendMailSuccess } from '@frontage/contract/contact/answers.ts';
import { articleFileFields, articleFileSuccess } from '@frontage/contract/contact/articleFileRequest.ts';
import { auditFields } from '@frontage/contract/contact/auditRequest.ts';
import { callBackFields } from '@frontage/contract/contact/callBackRequest.ts';
import { estimateFields } from '@frontage/contract/contact/estimateRequest.ts';
import { subscribeFields, subscribeSuccess } from '@frontage/contract/contact/subscribeRequest.ts';
import type { formTable } from '@frontage/contract/forms/formTable.ts';
import { paths } from '@frontage/contract/paths.ts';
import type * as z from 'zod/mini';

/* Apart from the call of messages, which every form has. */

export interface FormCall {
  /** By this its fields are checked: what the host checks by. */
  schema: z.ZodMiniType;
  success: z.ZodMiniType<{ data: unknown }>;
}

type Table = typeof formTable;
type Name = Exclude<keyof Table, 'booking'>;
type Path = Exclude<Table[Name]['path'], '/send-mail'>;

/**
 * The schemas of the table of forms, which the compiler checks; the table itself, with the labels of all forms, is not
 * sent to the browser.
 */
const calls = {
  [paths.audit]: { schema: auditFields, success: sendMailSuccess },
  [paths.callBack]: { schema: callBackFields, success: sendMailSuccess },
  [paths.estimate]: { schema: estimateFields, success: sendMailSuccess },
  [paths.articleFile]: { schema: articleFileFields, success: articleFileSuccess },
  [paths.subscribe]: { schema: subscribeFields, success: subscribeSuccess },
} satisfies { [One in Name as Extract<Table[One]['path'], Path>]: { schema: Table[One]['schema']; success: object } };

/** The call behind a path; undefined for messages. */
export const callOf = (path: string): FormCall | undefined =>
  (calls as Readonly<Record<string, FormCall | undefined>>)[path];
