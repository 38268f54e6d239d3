import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readWords } from '../../readWords.ts';
import { runCommand } from '../../runCommand.ts';
import { isPhone } from './belongings.ts';
import { erasePerson, exportPerson } from './person.ts';

/**
 * `npm run erase -w server -- <address>` erases everything that is stored about an address, or about a phone number
 * without an address; with `--export <file>` it writes everything into a file instead, and erases nothing.
 */
const { positionals, values } = readWords(
  'Say whose: npm run erase -w server -- name@example.com [--export file.json]; a number where they gave no address',
  { export: { type: 'string' } },
  ([address = '', ...more]) => more.length === 0 && (address.includes('@') || isPhone(address)),
);
await runCommand(async (payload, environment) => {
  const address = String(positionals[0]);
  if (values.export) {
    const found = await exportPerson(payload, environment, address, new Date());
    // npm runs this in the workspace folder.
    const file = resolve(process.env.INIT_CWD ?? '', values.export);
    writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`, { mode: 0o600 });
    const count = Object.values(found.rows).reduce((sum, rows) => sum + rows.length, 0);
    console.log(`${count} rows and ${found.files.length} files were written to ${file}. Nothing was erased.`);
    return;
  }
  const { counts, crmIds, mentions } = await erasePerson(payload, environment, address);
  const lines = Object.entries(counts).map(([what, count]) => `${what}: ${count}`);
  console.log(lines.length > 0 ? `Erased.\n${lines.join('\n')}` : 'Nothing is stored of this address.');
  if (crmIds.length > 0) console.log(`Where the CRM is another company's, erase there: ${crmIds.join(', ')}`);
  if (mentions.length > 0) console.log(`Others wrote this address; look at: ${mentions.join(', ')}`);
});
