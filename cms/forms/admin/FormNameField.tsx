'use client';

import { formTable } from '@frontage/contract/forms/formTable.ts';
import { useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import styles from '../../admin/fields/fields.module.css';
import { ListedField } from '../../admin/fields/ListedField.tsx';
import { askFor } from '../../network/askFor.ts';
import { type FormOfSite, formsFor, listAddress } from '../formsFor.ts';

/** Which form a block holds: one of those that its kind of block can hold, found by typing. */
export function FormNameField(props: TextFieldClientProps) {
  const layout = useFormFields(([fields]) => layoutAbove(props.path, (place) => fields[place]?.value));
  const forms = useForms();
  return (
    <div className={styles.field}>
      <ListedField
        {...props}
        options={formsFor(layout, forms).map(({ name, title }) => ({ label: title, value: name }))}
        // Of before there were forms to choose from, or of one that was deleted: it stays until another is chosen.
        unlistedLabel={(name) => `${name}, with the usual words`}
      />
      <p>
        <a href="/admin/collections/forms" target="_blank" rel="noopener">
          Change its words, or make another form
        </a>
      </p>
    </div>
  );
}

/** Those of the table until the others are known. */
function useForms(): readonly FormOfSite[] {
  const [forms, setForms] = useState<readonly FormOfSite[]>(ofTable);
  useEffect(() => {
    const asking = new AbortController();
    void askFor<{ docs: FormOfSite[] }>(listAddress, asking.signal).then((answer) => answer && setForms(answer.docs));
    return () => asking.abort();
  }, []);
  return forms;
}

const ofTable: readonly FormOfSite[] = Object.entries(formTable).map(([name, { label }]) => ({ name, title: label }));

/** The kind of the block that a field stands in, however deep. */
function layoutAbove(path: string, valueAt: (place: string) => unknown): unknown {
  const parts = path.split('.');
  for (let depth = parts.length - 1; depth > 0; depth -= 1) {
    const layout = valueAt([...parts.slice(0, depth), 'blockType'].join('.'));
    if (layout !== undefined) return layout;
  }
  return undefined;
}
