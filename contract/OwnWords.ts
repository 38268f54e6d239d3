/** Words of an agency's own, by the ids of those that they replace. */
export type OwnWords = Readonly<Record<string, string>>;
