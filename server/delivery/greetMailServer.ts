import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { createTransport } from 'nodemailer';

const timeoutMs = 5_000;

/** Connects, greets and signs in as for an email, but sends none. Throws EnvironmentFault if the server refuses. */
export async function greetMailServer(smtpUrl: string): Promise<void> {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: smtpUrl, ...timeouts, dnsTimeout: timeoutMs });
  try {
    await transport.verify();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentFault(
      `SMTP_URL: the mail server at ${new URL(smtpUrl).host} does not take emails (${reason}). See that it runs and that name, password and port are right, or leave SMTP_URL out.`,
      { cause: error },
    );
  } finally {
    transport.close();
  }
}
