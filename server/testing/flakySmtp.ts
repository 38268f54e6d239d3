import { SMTPServer } from 'smtp-server';

/** An email that arrived. */
export interface ArrivedMail {
  messageId: string;
  to: string;
}

export interface FlakySmtp {
  url: string;
  arrived: ArrivedMail[];
  refused: number;
  /** From now on it accepts everything. */
  heal(): void;
  close(): Promise<void>;
}

/** A mail server that refuses connections and emails at random, always before it has accepted the email. */
export async function startFlakySmtp(chance: () => number): Promise<FlakySmtp> {
  let isHealthy = false;
  const fails = (share: number) => !isHealthy && chance() < share;
  const refuse = (code: number) => {
    peer.refused += 1;
    return Object.assign(new Error('come back later'), { responseCode: code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => done(fails(0.1) ? refuse(421) : undefined),
    onRcptTo: (_address, _session, done) => done(fails(0.1) ? refuse(451) : undefined),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (fails(0.15)) return done(refuse(452));
        const [, messageId = ''] = /^Message-ID: <([^<>]+)>/im.exec(Buffer.concat(chunks).toString()) ?? [];
        peer.arrived.push({ messageId, to: session.envelope.rcptTo[0]?.address ?? '' });
        done();
      });
    },
  });
  // A killed client leaves a broken connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server does not listen');
  const peer: FlakySmtp = {
    url: `smtp://127.0.0.1:${address.port}`,
    arrived: [],
    refused: 0,
    heal: () => {
      isHealthy = true;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return peer;
}
