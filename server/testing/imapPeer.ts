import hoodiecrow from 'hoodiecrow-imap';

/** A local mailbox behind a real IMAP server. */
export async function openImapPeer() {
  const server = hoodiecrow({ plugins: ['ID', 'UIDPLUS'], storage: { INBOX: { messages: [] } } });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the IMAP server does not listen');
  const urlWith = (password: string) => `imap://testuser:${password}@127.0.0.1:${address.port}/INBOX`;
  return {
    url: urlWith('testpass'),
    wrongUrl: urlWith('wrong'),
    put: (mail: string) => server.appendMessage('INBOX', [], false, mail),
    /** The flags of each email in the mailbox, in order of arrival. */
    flags: () => server.getMailbox('INBOX').messages.map(({ flags }) => flags.filter((flag) => flag !== '\\Recent')),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
