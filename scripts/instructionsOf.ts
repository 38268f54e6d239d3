/** What follows a word such as RUN. */
export interface Instruction {
  word: string;
  rest: string;
}

/** Returns the instructions of a Dockerfile in order, with continued lines joined and without comments. */
export function instructionsOf(dockerfile: string): Instruction[] {
  return dockerfile
    .replace(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, word, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      return word && rest ? [{ word, rest: rest.replace(/\s+/g, ' ') }] : [];
    });
}
