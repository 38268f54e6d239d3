import { formTable } from '@frontage/contract/forms/formTable.ts';
import { useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import styles from '../../admin/fields/fields.module.css';
import { ListedField } from '../../admin/fields/pickers.tsx';
import { say } from '../../admin/say.ts';
import { useAnswer } from '../../admin/useAnswer.ts';
import { type FormOfSite, formsFor, listAddress } from '../describedIn.ts';

/** Selects one of the forms, found by its label, or none. */
export const FormField = (props: TextFieldClientProps) => (
  <ListedField {...props} options={listed(ofTable)} isClearable />
);

/** Chooses the form of a block, from those that the block's layout can contain, by typing. */
export function FormNameField(props: TextFieldClientProps) {
  // Blocks are the rows of the outermost list.
  const block = props.path.split('.').slice(0, 2).join('.');
  const layout = useFormFields(([fields]) => fields[`${block}.blockType`]?.value);
  // Only those of the table until the admin has answered.
  const forms = useAnswer<{ docs: FormOfSite[] }>(listAddress)?.docs ?? ofTable;
  return (
    <>
      <ListedField
        {...props}
        options={listed(formsFor(layout, forms))}
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

const listed = (forms: readonly FormOfSite[]) => forms.map(({ name, title }) => ({ label: say(title), value: name }));

const ofTable: readonly FormOfSite[] = Object.entries(formTable).map(([name, { label }]) => ({ name, title: label }));
