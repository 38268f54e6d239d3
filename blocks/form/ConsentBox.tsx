import { consentBoxLabel } from '@frontage/contract/contact/fieldTexts.ts';
import { consentField, formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { CheckBox } from '@frontage/design/kit/CheckBox/CheckBox.tsx';
import type { FormSettings } from './formSettings.ts';
import { typedIn } from './placedAnswer.ts';

/** The box of a page that asks for consent under a name of its own, and the name, so that the host heeds no other. */
export function ConsentBox({ settings, name }: { settings: FormSettings; name: string }) {
  return (
    <>
      <input type="hidden" name={consentField} value={name} />
      <CheckBox
        id={`${settings.idPrefix}-consent`}
        name={name}
        label={consentBoxLabel}
        defaultChecked={typedIn(settings, name) !== undefined}
        {...{ [formMarks.unkept]: '' }}
      />
    </>
  );
}
