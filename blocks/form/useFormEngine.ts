import { type LeadHandles, sendMailSuccess } from '@frontage/contract/contact/answers.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import { paths } from '@frontage/contract/paths.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { useRef, useState } from 'react';
import { createFormEngine, type FormEngine } from './engine/createFormEngine.ts';
import type { FormState, FormView } from './engine/FormView.ts';
import type { FormSettings } from './formSettings.ts';
import { useFocusAfter } from './useFocusAfter.ts';

/** A view without what React keeps itself: the state that it draws, the token in the form, and the words. */
type ReactView = Omit<FormView<LeadHandles>, 'show' | 'words' | 'takeToken'>;

/** The engine of all forms, for a form that React draws: its state, its token, and the engine itself. */
export function useFormEngine(settings: FormSettings) {
  const [state, setState] = useState<FormState>(() => readServedState(settings));
  const [token, setToken] = useState<FormToken>({ formToken: settings.formToken, honeypotName: settings.honeypotName });
  /** The current token: sending must not wait until React has drawn it. */
  const current = useRef(token);
  const view = useRef<FormView<LeadHandles>>(undefined);
  const { ref: noticeRef, focus: leadToNotice } = useFocusAfter<HTMLDivElement>();
  const [engine] = useState<FormEngine>(() =>
    createFormEngine<LeadHandles>({
      call: { path: paths.sendMail, success: sendMailSuccess },
      formId: settings.formId,
      failureText: say(settings.words, 'failureText', { email: settings.email }),
      view: () => {
        if (!view.current) throw new Error('A form is asked before it was drawn');
        return view.current;
      },
    }),
  );

  /** Call it at each drawing, with what the form can do now. */
  function connect(parts: ReactView): void {
    view.current = {
      ...parts,
      words: settings.words,
      show(next) {
        setState(next);
        if (next.phase === 'failure' && next.notice) leadToNotice();
      },
      takeToken(fresh) {
        current.current = fresh;
        setToken(fresh);
      },
    };
  }

  return {
    engine,
    connect,
    phase: state.phase,
    progress: state.phase === 'submitting' ? state.progress : undefined,
    notice: state.phase === 'failure' ? state.notice : undefined,
    noticeRef,
    token,
    tokenNow: () => current.current.formToken,
  };
}

/** The state that the page was drawn with. */
function readServedState({ answer }: Pick<FormSettings, 'answer'>): FormState {
  if (!answer?.notice) return { phase: 'untouched' };
  const kind = answer.code === 'duplicate' ? 'duplicate' : 'failure';
  return { phase: 'failure', notice: { kind, ...answer.notice } };
}
