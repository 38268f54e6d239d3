import type { Language } from '@frontage/contract/language.ts';
import { consentBoxBeside } from '@frontage/contract/words/ownWords.ts';
import type { ConsentWords } from './consentWords.ts';

interface Given {
  /** The version of the words under the form's button, as the form states it. */
  version: string | undefined;
  /** The form that it was on. */
  formId: string | undefined;
  /** Whether the declared box was ticked. */
  isBoxTicked?: boolean;
  /** The language of the form's page; undefined where nobody knows the page. */
  language?: Language | undefined;
}

/** Proof of a consent. Without a version it proves none. */
export interface ConsentRecord {
  consentGiven: boolean;
  consentVersion?: string;
  consentText?: string;
  consentAt?: string;
}

/**
 * The stored proof of a consent: version, words and time of the `note` at the form; the form itself is stored with the
 * request. All of it or nothing: a version whose words we do not know proves nothing, nor does a box without a form.
 * R30.
 */
export function makeConsentRecord(
  { version, formId, isBoxTicked = false, language }: Given,
  note: ConsentWords | undefined,
  at: Date,
): ConsentRecord {
  if (!note || note.version !== version || !formId) return { consentGiven: false };
  return {
    consentGiven: isBoxTicked,
    consentVersion: note.version,
    consentText: isBoxTicked ? `${note.text}\n[x] ${consentBoxBeside(note, language)}` : note.text,
    consentAt: at.toISOString(),
  };
}
