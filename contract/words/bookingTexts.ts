import { createSay } from './say.ts';

/* What the scripts of the form of a call say once an hour is taken. */

export const callFormTexts = {
  'hour.aboutEstimate': 'The call is about your estimate of {sum}.',
  'hour.estimateCame': 'My estimate came to',
  'hour.heldUntil': 'Held for you until {time}',
  unsentText: 'Everything you wrote is still here. Send it again in a minute.',
} as const;

export const takenTexts = {
  takenTitle: '{time} was taken while you typed',
  takenText: 'Everything you wrote is kept.',
  takenOne: 'Everything you wrote is kept. This one is free:',
  takenTwo: 'Everything you wrote is kept. These two are free:',
  takenThree: 'Everything you wrote is kept. These three are free:',
} as const;

/** The sentence for that many hours in place of one that was taken. */
export const takenIds = ['takenText', 'takenOne', 'takenTwo', 'takenThree'] as const;

export const sayCall = createSay({ ...callFormTexts, ...takenTexts });
