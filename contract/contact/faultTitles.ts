/* Apart from the other messages: booking asks for them at once, and for no others. */

/** Before the title of a window while something is wrong in it. */
export const errorWord = 'Error';

/** A title that says first that something is wrong, as a screen reader does; taken back where nothing is. */
export function errorInTitle(title: string, isWrong: boolean, word: string = errorWord): string {
  const start = `${word}: `;
  const plain = title.startsWith(start) ? title.slice(start.length) : title;
  return isWrong ? start + plain : plain;
}

export const failureTitle = 'This did not reach us';

export const summaryTitle = (count: number) => {
  const words = [
    'One field needs',
    'Two fields need',
    'Three fields need',
    'Four fields need',
    'Five fields need',
    'Six fields need',
  ];
  return `${words[count - 1] ?? `${count} fields need`} another look`;
};
