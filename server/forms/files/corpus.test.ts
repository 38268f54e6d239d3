import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeHostileFiles } from '../../testing/makeHostileFiles.ts';
import { sendFiles, typed } from '../../testing/requests.ts';
import { makeGoodFiles, type SampleFile } from '../../testing/sampleFiles.ts';
import { openTestHost, type TestHost } from '../../testing/testHost.ts';
import { acceptedTypes } from './mimeTypes.ts';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

interface Case extends SampleFile {
  name: string;
  contentType: string;
}

/** The file sent as what it is; under another name; as another type; without a type. */
function casesOf(file: SampleFile): Case[] {
  const isApple = file.type === acceptedTypes.pages || file.type === acceptedTypes.numbers;
  const own = `brief.${file.ending}`;
  // Only their names distinguish these two types.
  const other = isApple ? own : file.ending === 'pdf' ? 'brief.png' : 'brief.pdf';
  return [
    { ...file, name: own, contentType: file.type ?? 'application/octet-stream' },
    { ...file, name: other, contentType: file.type ?? 'application/pdf' },
    { ...file, name: own, contentType: file.type === acceptedTypes.png ? 'text/html' : 'image/png' },
    { ...file, name: isApple ? own : 'brief', contentType: 'application/octet-stream' },
  ];
}

it('recognises each of 200 and more files by its content, whatever its name and type claim', async () => {
  const cases = [...(await makeGoodFiles()), ...makeHostileFiles()].flatMap(casesOf);
  expect(cases.length).toBeGreaterThanOrEqual(200);
  const wrong: string[] = [];
  for (let at = 0; at < cases.length; at += 32) {
    await Promise.all(
      cases.slice(at, at + 32).map((one, index) => check(one, `visitor${at + index}@example.com`, wrong)),
    );
  }
  expect(wrong).toEqual([]);
});

async function check({ content, contentType, name, type, what }: Case, email: string, wrong: string[]): Promise<void> {
  const answer = await sendFiles(host.app, { ...typed, email }, [{ field: 'file', name, content, type: contentType }]);
  const { docs } = await host.payload.find({
    collection: 'lead-files',
    where: { 'lead.email': { equals: email } },
    depth: 0,
  });
  const found =
    answer.statusCode === 200 ? docs[0]?.mimeType : answer.statusCode === 422 ? undefined : answer.statusCode;
  if (found !== type) wrong.push(`${what}, ${name} as ${contentType}: ${found ?? 'refused'}, not ${type ?? 'refused'}`);
}
