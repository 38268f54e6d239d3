import type { TakingCall } from '@frontage/client/sendMail.ts';
import type { FormView } from './formView.ts';

/** One form, and what its call may do with it. */
export interface CalledForm {
  form: HTMLFormElement;
  formId: string;
  view: FormView;
}

/** What forms that are sent in place have of their own, by the call that takes them. */
export interface FormCall<Data> {
  /** What the call answers with once it took the form. */
  success: TakingCall<Data>['success'];
  /** Fields that stand in no form: what this browser knows of its visitor. */
  knownFields?: () => Promise<Record<string, string>>;
  /** Counts what was sent, and puts what follows in the form's place. */
  onSent: (data: Data, called: CalledForm) => void;
  /** In place of the notice above the fields. `why` is the server's own sentence, where it gave one. */
  onFailed?: (why: string | undefined, called: CalledForm) => void;
}
