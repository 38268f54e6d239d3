'use client';

import { type Language, languages, usualLanguage } from '@frontage/contract/language.ts';
import { mailSentenceGroups, sampledMails } from '@frontage/contract/mails/mailTable.ts';
import {
  mailSentenceFault,
  mailWordsOf,
  mostCharacters,
  sentenceFault,
  wordsOf,
} from '@frontage/contract/words/ownWords.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { type SentenceGroups, sentenceGroups } from '@frontage/contract/words/siteTexts.ts';
import { Button, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { type ReactNode, useId, useState } from 'react';
import { z } from 'zod/mini';
import admin from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import { useAct } from '../../admin/useAct.ts';
import styles from './forms.module.css';
import { Card, UsualPart, WordsField, withPart } from './parts.tsx';

/** The sentences that all forms share, for the owner to replace. */
export function FormSentences({ path, readOnly }: JSONFieldClientProps) {
  return (
    <Sentences
      path={path}
      readOnly={readOnly}
      heading={say('What forms say')}
      groups={sentenceGroups}
      usualIn={(language) => wordsOf({ language })}
      faultOf={sentenceFault}
    >
      <p>
        {say(
          'The same at every form. Leave a sentence empty to use the default, shown in grey. Names in braces, such as {field}, are filled in. Labels, buttons and thank-yous of one form are edited under Forms.',
          { field: '{field}' },
        )}
      </p>
    </Sentences>
  );
}

/** The sentences of emails, for the owner to replace, to preview and to try. */
export function MailSentences({ path, readOnly }: JSONFieldClientProps) {
  const { globalSlug } = useDocumentInfo();
  return (
    <Sentences
      path={path}
      readOnly={readOnly}
      heading={say('What emails say')}
      groups={mailSentenceGroups}
      usualIn={(language) => mailWordsOf({}, { language })}
      faultOf={mailSentenceFault}
    >
      <p>
        {say(
          'Leave a sentence empty to use the default, shown in grey. Names in braces, such as {name}, are filled in. The preview shows each email with what you have saved. Emails without a reader in their title go to visitors.',
          { name: '{name}' },
        )}
      </p>
      {globalSlug ? <TryEmail /> : null}
    </Sentences>
  );
}

function TryEmail() {
  const id = useId();
  const [chosen, setChosen] = useState(1);
  const { act, isBusy } = useAct({ isDrawnAgain: false });
  const send = () => void act('/api/globals/site-settings/sample-email', { id: chosen });
  return (
    <div className={styles.attempt}>
      <label htmlFor={id}>{say('Try an email')}</label>
      <select id={id} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
        {sampledMails.map((title, index) => (
          <option key={title} value={index + 1}>
            {say(title)}
          </option>
        ))}
      </select>
      <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={send}>
        {say('Send it to me')}
      </Button>
    </div>
  );
}

const stored = z.record(z.string(), z.string());

interface SentencesProps {
  path: string;
  readOnly?: boolean | undefined;
  heading: string;
  groups: SentenceGroups;
  /** What is said in a language unless the owner says otherwise, where it is not in the groups. */
  usualIn: (language: Language) => Words;
  faultOf: (name: string, own: string) => string | undefined;
  children: ReactNode;
}

/** Every default sentence of a table, with an input to replace it. Stored only once something is changed. */
function Sentences({ children, faultOf, groups, heading, path, readOnly = false, usualIn }: SentencesProps) {
  const { setValue, value } = useField<unknown>({ path });
  const language = useFormFields(([fields]) => fields['languages.0.code']?.value ?? fields.language?.value);
  const usualWords = usualIn(languages.find((one) => one === language) ?? usualLanguage);
  const own = stored.safeParse(value ?? {}).data ?? {};

  function write(name: string, sentence: string): void {
    const next = withPart(own, name, sentence || undefined);
    setValue(Object.keys(next).length > 0 ? next : null);
  }

  return (
    <UsualPart heading={heading} onReset={value && !readOnly ? () => setValue(null) : undefined}>
      {children}
      <ol className={admin.list}>
        {groups.map(({ sentences, title }) => {
          const names = Object.keys(sentences);
          const changed = names.filter((name) => own[name]).length;
          const wrong = names.filter((name) => own[name] && faultOf(name, own[name])).length;
          return (
            <Card
              key={title}
              title={say(title)}
              state={
                changed > 0
                  ? `${say('{changed} changed', { changed })}${wrong > 0 ? say(', {wrong} to fix', { wrong }) : ''}`
                  : say('unchanged')
              }
            >
              {Object.entries(sentences).map(([name, sentence]) => {
                const usual = usualWords[name] ?? sentence;
                return (
                  <WordsField
                    key={name}
                    title={usual || say('Firm, seat, register, managing directors: what the law asks for')}
                    value={own[name] ?? ''}
                    placeholder={usual}
                    rows={usual ? undefined : 4}
                    maxLength={mostCharacters(usual)}
                    disabled={readOnly}
                    fault={(own[name] && faultOf(name, own[name])) || ''}
                    onWrite={(text) => write(name, text)}
                  />
                );
              })}
            </Card>
          );
        })}
      </ol>
    </UsualPart>
  );
}
