import type { ImportLine } from '../ImportReport.ts';

/** Yields lines of JSON as they arrive, however the network cuts them. */
export async function* readLines(body: ReadableStream<BufferSource>): AsyncGenerator<ImportLine> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line);
  }
}
