import { it } from 'vitest';
import { readWrittenMails } from '../testing/readWrittenMails.ts';

it('reads emails as other programs write them: 20,000', async () => {
  await readWrittenMails(20_000);
}, 3_600_000);
