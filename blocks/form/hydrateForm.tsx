import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { hydrateRoot } from 'react-dom/client';
import { type FormLook, viewOf } from './formLook.ts';
import { PlacedForm } from './PlacedForm.tsx';
import type { AwakeForm, FormBridge, FormCall } from './useForm.ts';

const views = {
  country: () => import('./CountryField.tsx').then((file) => file.CountryForm),
  plain: () => PlacedForm,
  questions: () => import('../FormBlock/QuestionForm.tsx').then((file) => file.QuestionForm),
};

/**
 * Lets React take over a form that the host drew. Resolves once it is awake; what was typed before stays. Forms of
 * questions bring the check of questions with them, those that ask for the country the countries.
 */
export async function hydrateForm(place: HTMLElement, bridge?: FormBridge, own?: FormCall): Promise<AwakeForm> {
  // Written by the page itself.
  const look: FormLook = JSON.parse(place.getAttribute(formMarks.look) ?? '');
  const View = await views[viewOf(look)]();
  return new Promise((resolve) => {
    hydrateRoot(place, <View look={look} bridge={bridge} call={own} onAwake={resolve} />);
  });
}
