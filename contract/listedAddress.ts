/** An address that a visitor may have meant, with the title of its page. */
export interface ListedAddress {
  path: string;
  title: string;
  /** The address where one would expect it, if that is another: `/glossary/consensus` for `/glossary/c#consensus`. */
  alias?: string;
}
