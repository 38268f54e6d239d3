'use client';

import { type Language, languages, usualLanguage } from '@frontage/contract/language.ts';
import { sentenceCharacters } from '@frontage/contract/words/ownWords.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import type { SentenceGroups } from '@frontage/contract/words/siteTexts.ts';
import { useField, useFormFields } from '@payloadcms/ui';
import { type ReactNode, useId } from 'react';
import { z } from 'zod/mini';
import { say } from '../../admin/say.ts';
import styles from './forms.module.css';
import { UsualPart } from './UsualPart.tsx';
import { sayAgain } from '../../admin/sayAgain.ts';

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
      <ol>
        {groups.map(({ sentences, title }) => {
          const names = Object.keys(sentences);
          const changed = names.filter((name) => own[name]).length;
          const wrong = names.filter((name) => own[name] && faultOf(name, own[name])).length;
          return (
            <li key={title} className={styles.card}>
              <details>
                <summary>
                  <strong>{say(title)}</strong>
                  <span className={styles.state}>
                    {changed > 0
                      ? `${say('{changed} changed', { changed })}${wrong > 0 ? say(', {wrong} to fix', { wrong }) : ''}`
                      : say('unchanged')}
                  </span>
                </summary>
                <div className={styles.parts}>
                  {Object.entries(sentences).map(([name, usual]) => (
                    <Sentence
                      key={name}
                      usual={usualWords[name] ?? usual}
                      own={own[name] ?? ''}
                      fault={own[name] ? faultOf(name, own[name]) : undefined}
                      isReadOnly={readOnly}
                      onChange={(sentence) => write(name, sentence)}
                    />
                  ))}
                </div>
              </details>
            </li>
          );
        })}
      </ol>
    </UsualPart>
  );
}

interface SentenceProps {
  usual: string;
  own: string;
  fault: string | undefined;
  isReadOnly: boolean;
  onChange: (sentence: string) => void;
}

function Sentence({ fault, isReadOnly, onChange, own, usual }: SentenceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{usual}</label>
      <input
        id={id}
        type="text"
        value={own}
        placeholder={usual}
        maxLength={sentenceCharacters}
        disabled={isReadOnly}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => onChange(target.value)}
        // Nobody wants spaces at either end.
        onBlur={({ target }) => onChange(target.value.trim())}
      />
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault && sayAgain(fault)}
      </p>
    </div>
  );
}
