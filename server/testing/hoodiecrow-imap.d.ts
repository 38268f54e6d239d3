/** The part of the IMAP server that tests use. The package has no types. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface StoredMessage {
    uid: number;
    flags: string[];
    raw: string;
  }

  interface ImapServer {
    server: Server;
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
    appendMessage(mailbox: string, flags: string[], date: false, raw: string): void;
    getMailbox(mailbox: string): { messages: StoredMessage[] };
  }

  // biome-ignore lint/style/noDefaultExport: that is how the package gives it
  export default function hoodiecrow(options: {
    plugins?: string[];
    storage?: Record<string, { messages: StoredMessage[] }>;
  }): ImapServer;
}
