interface Shown {
  admin?: { date?: { displayFormat?: string } };
}

/** True where the field's display format includes seconds. */
export const hasSeconds = (field: object): boolean =>
  (field as Shown).admin?.date?.displayFormat?.includes('ss') ?? false;
