/** The contact form and its banner are looks of the block `form` too. */
export { down, up } from './20261128_213000_blocks_of_forms.ts';
