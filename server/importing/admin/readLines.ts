import type { ImportLine } from '../ImportReport.ts';

/** Yields lines of JSON as they arrive, however the network cuts them. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<ImportLine> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line);
    if (done) return;
  }
}
