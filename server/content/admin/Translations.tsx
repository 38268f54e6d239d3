'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ask } from '../../admin/ask.ts';
import { nameOfLanguage, say, sayWith, spokenLocale } from '../../admin/say.ts';
import { tell } from '../../admin/useAct.ts';
import { useAnswer } from '../../admin/useAnswer.ts';
import { useSavedDocument } from '../../admin/useSavedDocument.ts';
import type { TwinState } from '../twins.ts';
import { ForTranslators } from './onDemand.ts';
import styles from './Translations.module.css';

/**
 * The document in each language of the site: a link to it with its state, or a button that makes it. A twin that is
 * behind its original leads to what changed there, and can be called right as it is. The same of the settings, with what
 * each language needs before visitors may see it.
 */
export function Translations() {
  const { collectionSlug, globalSlug, id: documentId } = useDocumentInfo();
  const id = globalSlug ?? documentId;
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const { saves } = useSavedDocument();
  /** How many acts have ended: each may change the list. */
  const [ended, setEnded] = useState(0);
  const placeOf = (one?: number | string) => `${collectionSlug}/${one}`;
  const formOf = (one: TwinState) => one.href ?? `/admin/collections/${placeOf(one.id)}`;
  const isHere = (one: TwinState) => formOf(one) === `/admin/collections/${placeOf(id)}`;
  const place = globalSlug ? `globals/${globalSlug}` : placeOf(id);

  const found = useAnswer<{ languages: TwinState[] }>(
    id === undefined ? undefined : `/api/${place}/translations`,
    // Settings that are published may have a further language.
    globalSlug === undefined ? ended : `${saves} ${ended}`,
  );
  const languages = found?.languages ?? [];

  function setBusy(isBusy: boolean): void {
    setIsBusy(isBusy);
    if (!isBusy) setEnded((count) => count + 1);
  }

  async function translate(language: string): Promise<void> {
    setBusy(true);
    const path = `/api/${place}/translate`;
    const asked = await ask<{ doc: { id: number }; href?: string }>('POST', path, { language });
    if (asked.answer) router.push(formOf({ language, ...asked.answer, id: asked.answer.doc.id }));
    else tell(asked);
    setBusy(false);
  }

  async function agree(): Promise<void> {
    setBusy(true);
    tell(await ask('POST', `/api/${place}/agree`));
    setBusy(false);
  }

  if (languages.length === 0) return null;
  const [original] = languages;
  const own = languages.find((one) => !globalSlug && isHere(one));
  // In the form of a translation, the file would change what is being written.
  const isForTranslators = globalSlug !== undefined || (own !== undefined && own === original);
  return (
    <div className={styles.translations}>
      <p>{say('Languages')}</p>
      <ul>
        {languages.map((one) => (
          <li key={one.language}>
            {one.id === undefined && one.href === undefined ? (
              <Button
                buttonStyle="secondary"
                size="small"
                disabled={isBusy}
                onClick={() => void translate(one.language)}
              >
                {say('Translate into {language}', { language: nameOfLanguage(one.language) })}
              </Button>
            ) : (
              <>
                {isHere(one) || (globalSlug && one === original) ? (
                  nameOfLanguage(one.language)
                ) : (
                  <a href={formOf(one)}>{nameOfLanguage(one.language)}</a>
                )}
                {one.isPublished ? '' : `, ${say('draft')}`}
                {one.behindSince ? say(', behind its original') : ''}
              </>
            )}
            {one.missing && one.missing.length > 0 ? (
              <>
                <p>
                  {say('Before visitors can see {language}, it needs', {
                    language: nameOfLanguage(one.language),
                  })}
                </p>
                <ul>
                  {one.missing.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {own?.behindSince && original ? (
        <>
          <p>
            {sayWith('Its original was published again on {day}. {link}', {
              day: dayOf(own.behindSince),
              link: <a href={`${formOf(original)}/versions`}>{say('See what changed')}</a>,
            })}
          </p>
          <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void agree()}>
            {say('It is right as it is')}
          </Button>
        </>
      ) : null}
      {isForTranslators ? (
        <ForTranslators
          of={[globalSlug ?? placeOf(id)]}
          languages={languages.slice(1).map(({ language }) => language)}
          onBusy={setBusy}
        />
      ) : null}
    </div>
  );
}

const dayOf = (time: string) => new Date(time).toLocaleDateString(spokenLocale(), { day: 'numeric', month: 'long' });
