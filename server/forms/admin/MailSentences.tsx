import type { Language } from '@frontage/contract/language.ts';
import { mailSentenceGroups, sampledMails } from '@frontage/contract/mails/mailTable.ts';
import { mailSentenceFault, mailWordsOf } from '@frontage/contract/words/ownWords.ts';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useId, useState } from 'react';
import { say } from '../../admin/say.ts';
import { useAct } from '../../admin/useAct.ts';
import styles from './forms.module.css';
import { Sentences } from './Sentences.tsx';

const usualIn = (language: Language) => mailWordsOf({}, { language });

/** The sentences of emails, for the owner to replace, to preview and to try. */
export function MailSentences({ path, readOnly }: JSONFieldClientProps) {
  const { globalSlug } = useDocumentInfo();
  return (
    <Sentences
      path={path}
      readOnly={readOnly}
      heading={say('What emails say')}
      groups={mailSentenceGroups}
      usualIn={usualIn}
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
