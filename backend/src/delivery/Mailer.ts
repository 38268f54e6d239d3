/** A mail as it leaves. Texts are plain; addresses were checked when it was written. */
export interface OutgoingMail {
  id: number;
  from: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string | undefined;
  /** Where one click takes its reader off the list. */
  unsubscribeUrl: string | undefined;
}

/** The way out for mails. Rejects where the mail was not taken over; then it is tried again later. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<{ /** Name of the file where the mail is kept. */ emlName?: string }>;
}
