import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { questionKindNames } from '@frontage/contract/forms/kindOf.ts';
import { askedOf } from '@frontage/contract/forms/ownFields.ts';
import { fitFields, storedFields } from '@frontage/contract/forms/ownForm.ts';
import { heardOfUs, type Question, type QuestionKindName } from '@frontage/contract/forms/Question.ts';
import { namesTaken, questionsFault } from '@frontage/contract/forms/questions.ts';
import { FieldError, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { type DragEvent, useId, useState } from 'react';
import admin from '../../admin/admin.module.css';
import { ask } from '../../admin/ask.ts';
import { Plain } from '../../admin/fields/controls.tsx';
import { say } from '../../admin/say.ts';
import { useAct } from '../../admin/useAct.ts';
import { describedIn } from '../describedIn.ts';
import styles from './forms.module.css';
import { formTemplates, sayQuestions } from './formTemplates.ts';
import { movesOf, UsualPart } from './parts.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import {
  beginsPage,
  copyOf,
  heardQuestion,
  inPages,
  moveQuestion,
  newQuestion,
  titleOf,
  turnPage,
  warningsOf,
} from './questionDrafts.ts';
import { WebsiteForm } from './WebsiteLook.tsx';

interface OtherForm {
  id: number;
  title: string;
  questions?: readonly Question[] | null;
}

const otherForms =
  '/api/forms?depth=0&limit=100&select[title]=true&select[questions]=true&where[questions][exists]=true&sort=title';

/**
 * The questions of a form, behind the fields that it has besides, in their order: added from a menu, sorted by mouse and
 * keys, copied and removed.
 */
export function Questions({ path, readOnly = false }: JSONFieldClientProps) {
  const { setValue, showError, value } = useField<unknown>({ path });
  const questions: readonly Question[] = Array.isArray(value) ? value : [];
  const [dragged, setDragged] = useState<number>();
  const [open, setOpen] = useState<string>();
  const menuId = useId();
  const { id } = useDocumentInfo();
  const { act, isBusy: isSending } = useAct({ isDrawnAgain: false });
  const [others, setOthers] = useState<readonly OtherForm[]>([]);
  const [kind, name, fields] = useFormFields(([form]) => [form.kind, form.name, form.fields].map((one) => one?.value));
  const form = describedIn({ kind, name });
  const isAlone = form?.fields.length === 0;
  const taken = form ? namesTaken(form) : [];
  const fault = questions.length > 0 ? questionsFault(questions, say, form) : undefined;

  /** Asks for the questions of other forms, once somebody looks for them. */
  async function findOthers(): Promise<void> {
    if (others.length > 0) return;
    const { answer } = await ask<{ docs: OtherForm[] }>('GET', otherForms);
    setOthers(answer?.docs.filter((form) => form.id !== id && Array.isArray(form.questions)) ?? []);
  }

  function addChosen(chosen: string): void {
    const [form, question] = chosen.split(' ');
    const copied = others.find((one) => String(one.id) === form)?.questions?.find((one) => one.id === question);
    if (copied) add(copyOf(copied, questions, taken), questions.length);
    else if (chosen === heardOfUs) add(heardQuestion(questions), questions.length);
    else add(newQuestion(chosen as QuestionKindName, questions, taken), questions.length);
  }

  const move = (from: number, to: number) => setValue(moveQuestion(questions, from, to, isAlone));
  const add = (question: Question, place: number) => {
    setOpen(question.id);
    setValue(questions.toSpliced(place, 0, question));
  };
  const drag = (place: number) => ({
    draggable: !readOnly,
    onDragStart: () => setDragged(place),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: () => {
      if (dragged !== undefined) move(dragged, place);
      setDragged(undefined);
    },
  });

  return (
    <UsualPart heading={say(isAlone ? 'What the form asks' : 'Questions of your own')} onReset={undefined}>
      <p className="field-description">
        {isAlone ? '' : `${say('They follow the fields above, on every page that shows the form.')} `}
        {form?.blocks.includes('form')
          ? say(
              'The preview shows the form as visitors get it. Its button shows what is wrong there, and sends nothing.',
            )
          : ''}
      </p>
      <FieldError path={path} showError={showError} />
      {questions.length === 0 && isAlone && !readOnly ? (
        <div className={styles.attempt}>
          <span>{say('Begin with the questions of')}</span>
          {formTemplates.map((template) => (
            <Plain key={template.title} onClick={() => setValue(sayQuestions(template.questions))}>
              {say(template.title)}
            </Plain>
          ))}
        </div>
      ) : null}
      {[
        ...(fault ? [say('Before it can be published: {fault}.', { fault })] : []),
        ...warningsOf(questions, askedIn(form, fields)),
      ].map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      <WebsiteForm>
        <ol className={admin.list}>
          {questions.map((question, place) => (
            <QuestionCard
              key={question.id}
              question={question}
              before={questions.slice(0, place)}
              isOpen={open === question.id}
              isReadOnly={readOnly}
              drag={drag(place)}
              onChange={(next) => setValue(questions.with(place, next))}
              onCopy={() => add(copyOf(question, questions, taken), place + 1)}
              onRemove={() => setValue(inPages(questions.toSpliced(place, 1), isAlone))}
              beginsPage={beginsPage(questions, place)}
              onTurnPage={place > 0 || !isAlone ? () => setValue(turnPage(questions, place, isAlone)) : undefined}
              moves={readOnly ? undefined : movesOf(place, questions.length, (to) => move(place, to))}
            />
          ))}
        </ol>
      </WebsiteForm>
      {readOnly ? null : (
        <div className={styles.attempt}>
          <label htmlFor={menuId}>{say('Add a question')}</label>
          <select
            id={menuId}
            value=""
            onFocus={() => void findOthers()}
            onChange={({ target }) => addChosen(target.value)}
          >
            <option value="">{say('Choose its kind')}</option>
            {questionKindNames.map((kind) => (
              <option key={kind} value={kind}>
                {titleOf({ kind })}
              </option>
            ))}
            {questions.some((one) => one.id === heardOfUs) ? null : (
              <option value={heardOfUs}>{say('How did you hear of us?')}</option>
            )}
            {others.map((form) => (
              <optgroup key={form.id} label={say('As in “{form}”', { form: form.title })}>
                {form.questions?.map((one) => (
                  <option key={one.id} value={`${form.id} ${one.id}`}>
                    {one.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          {id && questions.length > 0 ? (
            <Plain
              disabled={isSending}
              title={say('The email that sales get, with made-up answers to the questions as they were last saved')}
              onClick={() => void act(`/api/forms/${id}/sample`)}
            >
              {say('Send me a test')}
            </Plain>
          ) : null}
        </div>
      )}
    </UsualPart>
  );
}

/** The fields that a form asks for besides, with its owner's changes to them. */
function askedIn(form: FormDescription | undefined, stored: unknown): string[] {
  if (!form) return [];
  return askedOf(fitFields(form, storedFields.safeParse(stored ?? []).data ?? []), form.fields);
}
