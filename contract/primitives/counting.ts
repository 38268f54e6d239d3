const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Numbers that running English spells out, from one on. */
export const spelled: readonly string[] = words.slice(1);

/** A number as running text has it: small ones in words, `eight`; from 13 on in figures with commas, `1,250`. */
export function inWords(count: number): string {
  return words[count] ?? count.toLocaleString('en');
}
