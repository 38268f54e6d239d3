import type { TakingCall } from '@frontage/client/sendForm.ts';
import type * as z from 'zod/mini';
import type { PlainForm } from './plainForm.ts';

/** One form, and what its call can do with it. */
export interface CalledForm {
  form: HTMLFormElement;
  formId: string;
  shown: PlainForm;
}

/** What differs between forms that are sent in place, by the call that takes them. */
export interface FormCall<Data> extends TakingCall<Data> {
  /** The host checks by the same schema. */
  schema: z.ZodMiniType;
  /** Fields that are in no form: what this browser knows about its visitor. */
  knownFields?: () => Promise<Record<string, string>>;
  /** Counts what was sent, and shows what replaces the form. */
  onSent: (data: Data, called: CalledForm) => void;
  /** Called in place of the notice above the fields. `why` is the host's own sentence, where it gave one. */
  onFailed?: (why: string | undefined, called: CalledForm) => void;
}
