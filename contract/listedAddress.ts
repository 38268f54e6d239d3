/** An address that a visitor may have meant, with the title of what is there. */
export interface ListedAddress {
  path: string;
  title: string;
  /** The address that one would expect it at, where that is another: `/glossary/consensus` for `/glossary/c#consensus`. */
  alias?: string;
}
