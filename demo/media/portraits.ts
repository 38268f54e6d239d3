/** Who has a face: seven of the agency, then clients and others who are quoted. */
const faces = {
  ines: 'Ines Halvorsen, with a short bob and a roll neck',
  tomas: 'Tomas Oyelaran, with short curls and a beard',
  ruth: 'Ruth Abelard, with her hair up and round glasses',
  kenji: 'Kenji Morrow, with a ragged fringe and a crew neck',
  nadia: 'Nadia Castellan, with long hair and a light collar',
  piet: 'Piet van Loon, bald, with a broad moustache and a fisherman’s sweater',
  grace: 'Grace Adeyemi, with a headwrap and hoops',
  willem: 'Willem Drost, with a side parting, square glasses and a tie',
  helena: 'Helena Marchbanks, with silver cropped hair and a string of pearls',
  josephine: 'Josephine Ferrol, with a cloud of curls and a pendant',
  samuel: 'Samuel Okonjo, with a close crop and headphones round his neck',
  annelie: 'Annelie Brandt, with long light hair and a tied blouse',
  marcus: 'Marcus Thewlis, with a receding hairline, a short beard and a cardigan',
  jonas: 'Jonas Verhagen, with his hair combed back and an open shirt',
  femke: 'Femke Visser, with two plaits and freckles',
  margriet: 'Margriet Solberg, with a white bob, reading glasses and a scarf',
  signe: 'Signe Aalto, with a high ponytail and a work jacket',
  odile: 'Odile Marchetti, with a knitted hat and headphones over it',
  bram: 'Bram Oosterhuis, with a full red beard and a checked shirt',
  joost: 'Joost Mulder, with a mop of hair, big glasses and a hood',
  tove: 'Tove Rasmussen, with a pixie cut and a zipped jacket',
  oskar: 'Oskar Lindqvist, with a quiff, a moustache and a striped jersey',
} as const;

type Portrait = `portrait-${keyof typeof faces}`;

/** Portraits of 480 x 360 units: head and shoulders on the line, with the asset as a pin. */
export const portraits = Object.fromEntries(
  Object.entries(faces).map(([name, alt]) => [`portrait-${name}`, { alt, x: 50, y: 70 }]),
) as Record<Portrait, { alt: string; x: number; y: number }>;
