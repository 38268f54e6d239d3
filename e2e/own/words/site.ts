/** What forms say, by the ids of `contract/words`. */
export const words = { failureTitle: 'The tide took it' };
