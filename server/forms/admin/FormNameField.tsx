import { formTable } from '@frontage/contract/forms/formTable.ts';
import { useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import styles from '../../admin/fields/fields.module.css';
import { ListedField } from '../../admin/fields/pickers.tsx';
import { say } from '../../admin/say.ts';
import { useAnswer } from '../../admin/useAnswer.ts';
import { type FormOfSite, formsFor, listAddress } from '../describedIn.ts';

const forms = () => Object.entries(formTable).map(([value, { label }]) => ({ label: say(label), value }));

/** Selects one of the forms, found by its label, or none. */
export const FormField = (props: TextFieldClientProps) => <ListedField {...props} options={forms()} isClearable />;

/** Chooses the form of a block, from those that the block's layout can contain, by typing. */
export function FormNameField(props: TextFieldClientProps) {
  const layout = useFormFields(([fields]) => layoutAbove(props.path, (place) => fields[place]?.value));
  // Only those of the table until the admin has answered.
  const forms = useAnswer<{ docs: FormOfSite[] }>(listAddress)?.docs ?? ofTable;
  return (
    <>
      <ListedField
        {...props}
        options={formsFor(layout, forms).map(({ name, title }) => ({ label: title, value: name }))}
        // The stored name of an older version, or of a deleted form, stays until another form is chosen.
        unlistedLabel={(name) => say('{name}, with the usual words', { name })}
      />
      <p className={styles.hint}>
        <a href="/admin/collections/forms" target="_blank" rel="noopener">
          {say('Change its words, or make another form')}
        </a>
      </p>
    </>
  );
}

const ofTable: readonly FormOfSite[] = Object.entries(formTable).map(([name, { label }]) => ({ name, title: label }));

/** The layout of the block around a field, at any depth. */
function layoutAbove(path: string, valueAt: (place: string) => unknown): unknown {
  const parts = path.split('.');
  for (let depth = parts.length - 1; depth > 0; depth -= 1) {
    const layout = valueAt([...parts.slice(0, depth), 'blockType'].join('.'));
    if (layout !== undefined) return layout;
  }
  return undefined;
}
