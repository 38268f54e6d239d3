/** Names that a real field could have but that browsers fill in for nobody. */
const firstWords = ['project', 'referral', 'meeting', 'budget', 'partner', 'campaign', 'briefing', 'delivery'];
const secondWords = ['reference', 'topic', 'channel', 'window', 'label', 'priority', 'source', 'group'];

/** Every name that a honeypot can have. R33. */
export const honeypotNames = firstWords.flatMap((first) => secondWords.map((second) => `${first}_${second}`));
