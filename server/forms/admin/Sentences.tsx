'use client';

import { type Language, languages, usualLanguage } from '@frontage/contract/language.ts';
import { sentenceCharacters } from '@frontage/contract/words/ownWords.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import type { SentenceGroups } from '@frontage/contract/words/siteTexts.ts';
import { useField, useFormFields } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { z } from 'zod/mini';
import admin from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import { Card, UsualPart, WordsField } from './parts.tsx';

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
export function Sentences({ children, faultOf, groups, heading, path, readOnly = false, usualIn }: SentencesProps) {
  const { setValue, value } = useField<unknown>({ path });
  const language = useFormFields(([fields]) => fields['languages.0.code']?.value ?? fields.language?.value);
  const usualWords = usualIn(languages.find((one) => one === language) ?? usualLanguage);
  const own = stored.safeParse(value ?? {}).data ?? {};

  function write(name: string, sentence: string): void {
    const { [name]: _, ...rest } = own;
    const next = sentence === '' ? rest : { ...rest, [name]: sentence };
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
                    title={usual}
                    value={own[name] ?? ''}
                    placeholder={usual}
                    maxLength={sentenceCharacters}
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
