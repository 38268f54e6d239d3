import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf, PageContext } from '@frontage/contract/page.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import { FullScreenDialog, openerOf } from '@frontage/design/kit/FullScreenDialog/FullScreenDialog.tsx';
import { Wordmark } from '@frontage/design/kit/Wordmark/Wordmark.tsx';
import type { ReactNode } from 'react';
import { AssetBand, assetClass } from '../CallToAction/AssetBand.tsx';
import { FormPlace } from '../form/FormPlace.tsx';
import type { FormLook } from '../form/formLook.ts';
import styles from './FormInWindow.module.css';

interface FormInWindowProps {
  block: BlockOf<'form'>;
  id: string;
  look: FormLook;
  site: PageContext['site'];
  children?: ReactNode;
}

/** A band with a button, which opens the form over the whole window. The form is in the page from the start. */
export function FormInWindow({ block, children, id, look, site }: FormInWindowProps) {
  const { heading, lead, openText = heading, windowHeading = heading } = block;
  const dialogId = `${id}-window`;
  return (
    <AssetBand id={id} heading={heading}>
      <button type="button" className={assetClass} {...openerOf(dialogId)}>
        {openText}
      </button>
      <FullScreenDialog
        id={dialogId}
        topId={look.settings.anchor}
        labelledBy={look.labelledBy}
        closeLabel={saySite(wordsOf(site), 'page.close')}
        head={<Wordmark site={site} className={styles.wordmark} />}
      >
        <div className={styles.sheet}>
          <div className={styles.columns}>
            <div className={styles.words}>
              <h2 id={look.labelledBy} className={styles.heading}>
                {windowHeading}
              </h2>
              {lead ? <p className={styles.lead}>{withAnswerTime(lead, site)}</p> : null}
              {children}
            </div>
            <FormPlace look={look} className={styles.form} />
          </div>
        </div>
        <div className={styles.water} />
      </FullScreenDialog>
    </AssetBand>
  );
}
