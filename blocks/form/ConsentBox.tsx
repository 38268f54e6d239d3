import { consentBoxLabel } from '@frontage/contract/contact/fieldTexts.ts';
import { consentField, formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { CheckBox } from '@frontage/design/kit/CheckBox/CheckBox.tsx';
import type { FormSettings } from './formSettings.ts';
import { typedIn } from './placedAnswer.ts';

/** The consent box of a page that names its field, with that name, so that the host accepts no other. */
export function ConsentBox({ settings, name }: { settings: FormSettings; name: string }) {
  return (
    <>
      <input type="hidden" name={consentField} value={name} />
      <CheckBox
        id={`${settings.idPrefix}-consent`}
        name={name}
        label={settings.words?.consentBox ?? consentBoxLabel}
        defaultChecked={typedIn(settings, name) !== undefined}
        {...{ [formMarks.unkept]: '' }}
      />
    </>
  );
}
