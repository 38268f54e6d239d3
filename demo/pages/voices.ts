import type { DemoBlock } from '../demoContent.schema.ts';
import type { PictureName } from '../media.ts';

/** Who is quoted on pages that sell: what they do, and their portrait. */
const speakers = {
  'Annelie Brandt': ['General counsel, Kestrel Land Fund', 'portrait-annelie'],
  'Bram Oosterhuis': ['Head of treasury engineering, Larkspur Exchange', 'portrait-bram'],
  'Femke Visser': ['Bookkeeper, a logistics company', 'portrait-femke'],
  'Helena Marchbanks': ['Chief financial officer, Northgate Clearing', 'portrait-helena'],
  'Jonas Verhagen': ['Chief operating officer, Larkspur Exchange', 'portrait-jonas'],
  'Josephine Ferrol': ['Partner, Ferrol and Daughters', 'portrait-josephine'],
  'Marcus Thewlis': ['Director of IT, Ostler Pharmacies', 'portrait-marcus'],
  'Margriet Solberg': ['Audit partner, reading the register of a land fund', 'portrait-margriet'],
  'Odile Marchetti': ['Field recordist, on Hushmint since 2024', 'portrait-odile'],
  'Oskar Lindqvist': ['Head of product, a marketplace for tickets', 'portrait-oskar'],
  'Samuel Okonjo': ['Head of product, Murmur Audio', 'portrait-samuel'],
  'Signe Aalto': ['Programme manager, a timber exchange', 'portrait-signe'],
  'Tove Rasmussen': ['Head of platform, a ticketing company', 'portrait-tove'],
  'Willem Drost': ['Head of operations, Larkspur Exchange', 'portrait-willem'],
} as const satisfies Record<string, readonly [jobTitle: string, portrait: PictureName]>;

/** Figures that prove something, each with how it was counted. */
const figures = {
  certificates: ['Certificates refused', 'four in the first month', 'by the register itself'],
  contracts: ['Smart contracts', '200+ on main networks', 'from signed contracts'],
  crossings: ['Crossings', '412,000, none different', 'on both sides, to 31\u00a0October, 2026'],
  entries: ['Entries lost', 'none in 19 months', 'by five validators, after each block'],
  ledgers: ['Ledgers delivered', '83 since 2013', 'from signed acceptance'],
  punctual: ['In the promised month', '76 of 83 deliveries', 'from our own register, 1 November, 2026'],
  solana: ['Solana projects', '8, all still running', 'from signed contracts'],
  sound: ['To the first sound', '31 seconds, without a wallet', 'for half of all listeners, from the first visit'],
} as const satisfies Record<string, readonly [title: string, figure: string, counted: string]>;

/** Somebody’s words, and the figure beside them. */
export type Voice = readonly [name: keyof typeof speakers, words: string, figure: keyof typeof figures];

/** The words of a client with their face, and a figure with its source. */
export function wordsOfClient([name, description, figure]: Voice): Extract<
  DemoBlock,
  { acf_fc_layout: 'customerInfo' }
> {
  const [jobTitle, portrait] = speakers[name];
  const [title, value, counted] = figures[figure];
  return {
    acf_fc_layout: 'customerInfo',
    description,
    name,
    jobTitle,
    picture: { $picture: portrait },
    facts: [
      { title, description: value },
      { title: 'Counted', description: counted },
    ],
  };
}
