/** An email as it is sent. Texts are plain; addresses were checked when it was written. */
export interface OutgoingMail {
  /** Id of the delivery: the same for each try, so that mail servers can recognise a second copy. */
  id: number;
  /** `<…>`; by default made of the id. */
  messageId?: string | undefined;
  /** Message-IDs of the emails that it continues, the latest one last. */
  references?: readonly string[] | undefined;
  from: string;
  /**
   * Name of the person who writes, in place of the name in `from`. Without it the website itself writes, and says so.
   */
  fromName?: string | undefined;
  /** Where mail servers return it to; by default the address of `from`. */
  envelopeFrom?: string | undefined;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  /** The address at which one click takes the reader off the list. */
  unsubscribeUrl?: string | undefined;
  /** An iCalendar object that mail programs act on. It contains its method. */
  calendar?: string | undefined;
  /** Id, as in the log, of the call that brought the request that the email is about. */
  requestId?: string | undefined;
}

/**
 * Sends emails. Rejects if an email was not accepted: with `Unreachable` if the peer is away, with `Undeliverable` if
 * it will never accept an email to this address.
 */
export interface Mailer {
  send(mail: OutgoingMail): Promise<{ /** Name of the file in which the email is stored. */ emlName?: string }>;
  close?(): void;
}

/** The bare address of one that may include a name: `Wharfside <site@wharfside.example>`. */
export function addressIn(given: string): string {
  return /<([^<>]+)>/.exec(given)?.[1] ?? given.trim();
}

export function domainOf(given: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(addressIn(given))?.[1]?.toLowerCase() ?? 'localhost';
}
