import type { MailContent } from './MailContent.ts';

/** Tells the operators that requests of visitors may not come in. */
export function selfTestMail(faults: readonly string[]): MailContent {
  return {
    subject: 'Forms of the website do not take requests',
    preheader: `The self-test did not come in: ${faults.join('; ')}`,
    heading: 'Forms do not take requests',
    mark: 'dashed',
    parts: [
      {
        kind: 'text',
        text: 'The website sends itself a request of each form, the way of visitors. Twice in a row these did not come in.',
      },
      { kind: 'facts', facts: faults.map((fault): [string, string] => splitFault(fault)) },
      {
        kind: 'text',
        text: 'Send one yourself, and look into the log at its request id. The test goes on every five minutes until all come in.',
      },
    ],
    foot: ['Sent by the website itself, past its queue. Nothing of the test is stored, mailed or counted.'],
  };
}

function splitFault(fault: string): [string, string] {
  const [form = '', ...reason] = fault.split(': ');
  return [form, reason.join(': ')];
}
