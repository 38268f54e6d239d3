/** What follows a word such as RUN. */
export interface Instruction {
  word: string;
  rest: string;
}

/** The instructions of a Dockerfile in their order, with lines that go on put together and comments left out. */
export function instructionsOf(dockerfile: string): Instruction[] {
  return dockerfile
    .replace(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, word, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      return word && rest ? [{ word, rest: rest.replace(/\s+/g, ' ') }] : [];
    });
}
