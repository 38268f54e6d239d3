/** Seven of the forty-one people, and the open post. They are on the home page and on that of the team. */
export const posts = {
  items: [
    {
      name: 'Ines Halvorsen',
      role: 'Lead engineer, Cadence',
      place: 'Rotterdam',
      years: 11,
      personSlug: 'ines-halvorsen',
    },
    { name: 'Tomas Oyelaran', role: 'Protocol engineer', place: 'London', years: 9, personSlug: 'tomas-oyelaran' },
    { name: 'Ruth Abelard', role: 'Head of audit', place: 'New York', years: 13, personSlug: 'ruth-abelard' },
    { name: 'Kenji Morrow', role: 'Product design', place: 'Seattle', years: 7, personSlug: 'kenji-morrow' },
    {
      name: 'Nadia Castellan',
      role: 'Backend, settlement',
      place: 'Baltimore',
      years: 8,
      personSlug: 'nadia-castellan',
    },
    { name: 'Piet van Loon', role: 'Operations', place: 'Rotterdam', years: 6, personSlug: 'piet-van-loon' },
    { name: 'Grace Adeyemi', role: 'Discovery and price', place: 'London', years: 4, personSlug: 'grace-adeyemi' },
  ],
  vacancy: {
    name: 'You, perhaps',
    role: 'Senior Go engineer',
    place: 'any office',
    label: 'day one',
    href: '/careers/senior-go-engineer',
  },
};

/** Somebody in a grid of people: face, name and page, what they do there, and below it their place and years. */
export function cellOf(name: string, text: string, below?: string) {
  const post = posts.items.find((one) => one.name === name);
  if (!post) throw new Error(`${name} has no post`);
  const { personSlug, place, years } = post;
  const bottomText = below ?? `${place}, ${years} years`;
  return { isPerson: true, label: name, labelLink: `/people/${personSlug}`, text, bottomText };
}
