import type { MailContent, RenderedMail, Sender } from './MailContent.ts';
import { maxSubject, shorten } from './plainWords.ts';
import { renderMailHtml } from './renderMailHtml.ts';
import { renderPlainText } from './renderPlainText.ts';
import { speakInOwnWords } from './speakInOwnWords.ts';

/** An email as subject, plain text and HTML, in the owner's words, and safe whatever a visitor typed. */
export function renderMail(usual: MailContent, sender: Sender): RenderedMail {
  const content = speakInOwnWords(usual, sender.words);
  return {
    subject: shorten(content.subject, maxSubject),
    text: renderPlainText(content, sender),
    html: renderMailHtml(content, sender),
  };
}
