interface Shown {
  admin?: { date?: { displayFormat?: string } };
}

/** Whether a field tells apart what happened within a minute. */
export const hasSeconds = (field: object): boolean =>
  (field as Shown).admin?.date?.displayFormat?.includes('ss') ?? false;
