import type { Language } from '@frontage/contract/language.ts';
import { sentenceFault, wordsOf } from '@frontage/contract/words/ownWords.ts';
import { sentenceGroups } from '@frontage/contract/words/siteTexts.ts';
import type { JSONFieldClientProps } from 'payload';
import { say } from '../../admin/say.ts';
import { Sentences } from './Sentences.tsx';

const usualIn = (language: Language) => wordsOf({ language });

/** The sentences that all forms share, for the owner to replace. */
export function FormSentences({ path, readOnly }: JSONFieldClientProps) {
  return (
    <Sentences
      path={path}
      readOnly={readOnly}
      heading={say('What forms say')}
      groups={sentenceGroups}
      usualIn={usualIn}
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
