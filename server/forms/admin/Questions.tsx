import { questionKindNames } from '@frontage/contract/forms/kindOf.ts';
import type { Question, QuestionKindName } from '@frontage/contract/forms/Question.ts';
import { heardOfUs } from '@frontage/contract/forms/Question.ts';
import { FieldError, useDocumentInfo, useField } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { type DragEvent, useId, useState } from 'react';
import { postAndTell } from '../../admin/postAndTell.ts';
import styles from './forms.module.css';
import { formTemplates } from './formTemplates.ts';
import { QuestionCard } from './QuestionCard.tsx';
import {
  beginsPage,
  copyOf,
  heardQuestion,
  inPages,
  kindTitles,
  moveQuestion,
  newQuestion,
  turnPage,
  warningsOf,
} from './questionDrafts.ts';
import { UsualPart } from './UsualPart.tsx';

/** The questions of a form, in their order: added from a menu, sorted by mouse and keys, copied and removed. */
export function Questions({ path, readOnly = false }: JSONFieldClientProps) {
  const { setValue, showError, value } = useField<unknown>({ path });
  const questions: readonly Question[] = Array.isArray(value) ? value : [];
  const [dragged, setDragged] = useState<number>();
  const [open, setOpen] = useState<string>();
  const menuId = useId();
  const { id } = useDocumentInfo();
  const [isSending, setSending] = useState(false);

  async function sendSample(): Promise<void> {
    setSending(true);
    await postAndTell(`/api/forms/${id}/sample`);
    setSending(false);
  }

  const move = (from: number, to: number) => {
    if (to >= 0 && to < questions.length) setValue(moveQuestion(questions, from, to));
  };
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
    <UsualPart heading="What the form asks" onReset={undefined}>
      <FieldError path={path} showError={showError} />
      {questions.length === 0 && !readOnly ? (
        <div className={styles.attempt}>
          <span>Begin with the questions of</span>
          {formTemplates.map((template) => (
            <button
              key={template.title}
              type="button"
              className={styles.plain}
              onClick={() => setValue(template.questions)}
            >
              {template.title}
            </button>
          ))}
        </div>
      ) : null}
      {warningsOf(questions).map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      <ol>
        {questions.map((question, place) => (
          <QuestionCard
            key={question.id}
            question={question}
            before={questions.slice(0, place)}
            isOpen={open === question.id}
            isReadOnly={readOnly}
            drag={drag(place)}
            onChange={(next) => setValue(questions.with(place, next))}
            onCopy={() => add(copyOf(question, questions), place + 1)}
            onRemove={() => setValue(inPages(questions.toSpliced(place, 1)))}
            beginsPage={beginsPage(questions, place)}
            onTurnPage={() => setValue(turnPage(questions, place))}
            onMove={(by) => move(place, place + by)}
            isFirst={place === 0}
            isLast={place === questions.length - 1}
          />
        ))}
      </ol>
      {readOnly ? null : (
        <div className={styles.attempt}>
          <label htmlFor={menuId}>Add a question</label>
          <select
            id={menuId}
            value=""
            onChange={({ target: { value: chosen } }) => {
              const isReady = chosen === heardOfUs;
              const question = isReady ? heardQuestion(questions) : newQuestion(chosen as QuestionKindName, questions);
              add(question, questions.length);
            }}
          >
            <option value="">Choose its kind</option>
            {questionKindNames.map((kind) => (
              <option key={kind} value={kind}>
                {kindTitles[kind]}
              </option>
            ))}
            {questions.some((one) => one.id === heardOfUs) ? null : (
              <option value={heardOfUs}>How did you hear of us?</option>
            )}
          </select>
          {id && questions.length > 0 ? (
            <button
              type="button"
              className={styles.plain}
              disabled={isSending}
              title="The email that sales get, with made-up answers to the questions as they were last saved"
              onClick={() => void sendSample()}
            >
              Send me a test
            </button>
          ) : null}
        </div>
      )}
    </UsualPart>
  );
}
