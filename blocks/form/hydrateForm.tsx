import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { hydrateRoot } from 'react-dom/client';
import type { FormLook } from './formLook.ts';
import { PlacedForm } from './PlacedForm.tsx';
import type { AwakeForm, FormBridge, FormCall } from './useForm.ts';

/**
 * Lets React take over a form that the host drew. Resolves once it is awake; what was typed before stays. Forms of
 * questions bring the check of questions with them, those that ask for the country the countries.
 */
export async function hydrateForm(place: HTMLElement, bridge?: FormBridge, own?: FormCall): Promise<AwakeForm> {
  // Written by the page itself.
  const look: FormLook = JSON.parse(place.getAttribute(formMarks.look) ?? '');
  const View = look.questions
    ? (await import('../FormBlock/QuestionForm.tsx')).QuestionForm
    : look.names.includes('country')
      ? (await import('./CountryForm.tsx')).CountryForm
      : PlacedForm;
  return new Promise((resolve) => {
    hydrateRoot(place, <View look={look} bridge={bridge} call={own} onAwake={resolve} />);
  });
}
