const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number as running text has it: small ones in words, `eight`; from 13 on in figures with commas, `1,250`. */
export function inWords(count: number): string {
  return words[count] ?? count.toLocaleString('en');
}

/** A number with its noun in the right form: `one letter`, `two letters`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}
