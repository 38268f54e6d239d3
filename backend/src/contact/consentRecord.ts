import type { ConsentWords } from '@frontage/cms/forms/consentWords.ts';
import { consentBoxLabel } from '@frontage/contract/contact/fieldTexts.ts';

interface Given {
  /** The version that the form says stood under its button. */
  version: string | undefined;
  /** The form it was on. */
  formId: string | undefined;
  /** Whether the box was ticked that the page declared. */
  isBoxTicked?: boolean;
}

/** Proof of a consent; without a version there is none. */
export interface ConsentRecord {
  consentGiven: boolean;
  consentVersion?: string;
  consentText?: string;
  consentAt?: string;
}

/**
 * What is kept as proof of a consent: version, words and time of the `note` that was at the form, beside the form,
 * which the request has. All of it or nothing: a version whose words we do not know proves nothing, nor does a box without a
 * form. R30.
 */
export function consentRecord(
  { version, formId, isBoxTicked = false }: Given,
  note: ConsentWords | undefined,
  at: Date,
): ConsentRecord {
  if (!note || note.version !== version || !formId) return { consentGiven: false };
  return {
    consentGiven: isBoxTicked,
    consentVersion: note.version,
    consentText: isBoxTicked ? `${note.text}\n[x] ${consentBoxLabel}` : note.text,
    consentAt: at.toISOString(),
  };
}
