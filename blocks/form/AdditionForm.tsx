import { isBlank } from '@frontage/contract/contact/cleaned.ts';
import { paths } from '@frontage/contract/paths.ts';
import { sayAddition } from '@frontage/contract/words/additionTexts.ts';
import { useState } from 'react';
import { DrawnForm, Sending } from './Form.tsx';
import { Chips, FormField } from './FormField.tsx';
import styles from './form.module.css';
import type { FormLook, FormSettings } from './formLook.ts';
import { fieldOf } from './questionsOf.ts';
import { valuesIn } from './useFields.ts';
import { useForm } from './useForm.ts';

export const additionId = 'addition';
export const additionNames = ['projectTypes', 'timeline', 'note'] as const;

/** The button that had focus disappears with its form. */
const focus = (element: HTMLElement | null) => element?.focus();

interface AdditionFormProps {
  /** Those of the form that was sent, or of the page that thanks for it; `idPrefix` is its own. */
  settings: FormSettings;
  /** What names the request, in place of a token. R43. */
  handles: Readonly<Record<string, string>>;
  /** Level of its headings: below that of the thank-you. */
  level?: 2 | 3;
}

/**
 * Step two: adds what the visitor enters to the request that was just sent. A form like any other: in place of the one
 * that was sent, and without script on the page that thanks for it. design: states-3-thank-you. R44.
 */
export function AdditionForm({ handles, level = 3, settings }: AdditionFormProps) {
  // The owner's labels are those of the form that was sent.
  const { own: _, ...known } = settings;
  const { idPrefix, words } = known;
  const headingId = `${idPrefix}-heading`;
  const look: FormLook = {
    settings: { ...known, formId: additionId, formToken: '', honeypotName: '' },
    path: paths.update,
    labelledBy: headingId,
    names: additionNames,
    optional: additionNames,
    worded: { note: { label: sayAddition(words, 'additionNote') } },
    fixed: handles,
    buttonText: sayAddition(words, 'additionButton'),
    tone: 'ink',
    level,
  };
  const [isAdded, setIsAdded] = useState(false);
  const form = useForm(look, {
    check(element, usual) {
      const typed = valuesIn(element);
      if (additionNames.some((name) => !isBlank(typed[name]))) return usual(element);
      return new Map([['projectTypes', { type: 'required', message: sayAddition(words, 'additionEmpty') }]]);
    },
    // It belongs to a lead that was reported.
    report() {},
    onSent: () => setIsAdded(true),
  });
  const Heading = `h${level}` as const;
  if (isAdded) {
    return (
      <p ref={focus} tabIndex={-1} className={styles.added}>
        {sayAddition(words, 'additionStored')}
      </p>
    );
  }
  return (
    <div className={styles.more}>
      <div>
        <Heading id={headingId}>{sayAddition(words, 'additionHeading')}</Heading>
        <p className={styles.kept}>{sayAddition(words, 'additionHint')}</p>
      </div>
      <DrawnForm form={form}>
        <FormField name="projectTypes" />
        <Chips question={fieldOf(look, 'timeline')} />
        <FormField name="note" />
        <div>
          <Sending form={form} />
        </div>
      </DrawnForm>
    </div>
  );
}
