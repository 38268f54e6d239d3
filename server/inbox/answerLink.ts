/** Longest quote, in characters: email programs and operating systems cut longer URLs. */
const maxQuote = 1200;

interface Answered {
  name: string;
  email?: string | null | undefined;
  message?: string | null | undefined;
}

/**
 * Returns the `mailto:` URL that opens an answer to a request in the email program, with a subject and the message
 * quoted; undefined without a valid email address.
 */
export function answerLink({ email, message, name }: Answered, companyName: string): string | undefined {
  // The same rule as that of the form, so that no part of it can become another header or recipient.
  if (!email || !/^[a-zA-Z0-9_.+-]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]+$/.test(email)) return undefined;
  const firstName = name.trim().split(/\s+/)[0] ?? '';
  const words = (message ?? '').toWellFormed();
  const shown = words.length > maxQuote ? `${words.slice(0, maxQuote).toWellFormed()} …` : words;
  const quote = shown.replace(/\r\n?/g, '\n').replace(/^/gm, '> ').replaceAll('\n', '\r\n');
  const body = `Hello ${firstName.toWellFormed()},\r\n\r\n\r\n\r\nYou wrote:\r\n${quote}`;
  const address = email.replaceAll('+', '%2B');
  return `mailto:${address}?subject=${encodeURIComponent(`Your request to ${companyName}`)}&body=${encodeURIComponent(body)}`;
}
