/** A mail as it leaves. Texts are plain; addresses were checked when it was written. */
export interface OutgoingMail {
  /** Number of the delivery: the same for each try, so that mail servers can tell a second copy. */
  id: number;
  /** `<…>`; made of the number where nothing is said. */
  messageId?: string | undefined;
  /** Message-IDs of the emails that it continues, the last one at the end. */
  references?: readonly string[] | undefined;
  from: string;
  /** Whose words they are, in place of the name in `from`. Without it the website itself writes, and says so. */
  fromName?: string | undefined;
  /** Where mail servers return it to; the address of `from` where nothing is said. */
  envelopeFrom?: string | undefined;
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string | undefined;
  /** Where one click takes its reader off the list. */
  unsubscribeUrl: string | undefined;
  /** An iCalendar object that mail programs act upon; its method is in it. */
  calendar?: string | undefined;
  /** Of the call by which the request came that it is about, as in the log. */
  requestId?: string | undefined;
}

/**
 * The way out for mails. Rejects where the mail was not taken over: with `Unreachable` where the peer is away, with
 * `Undeliverable` where it will never take a mail to this address.
 */
export interface Mailer {
  send(mail: OutgoingMail): Promise<{ /** Name of the file where the mail is kept. */ emlName?: string }>;
  close?(): void;
}
