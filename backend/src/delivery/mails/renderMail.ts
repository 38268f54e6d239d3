import { inOwnWords } from './inOwnWords.ts';
import type { MailContent, RenderedMail, Sender } from './MailContent.ts';
import { mailHtml } from './mailHtml.ts';
import { plainTwin } from './plainTwin.ts';
import { maxSubject, shortened } from './plainWords.ts';

/** An email as subject, plain text and HTML, in the owner's words, and safe whatever a visitor typed. */
export function renderMail(usual: MailContent, sender: Sender): RenderedMail {
  const content = inOwnWords(usual, sender.words);
  return {
    subject: shortened(content.subject, maxSubject),
    text: plainTwin(content, sender),
    html: mailHtml(content, sender),
  };
}
