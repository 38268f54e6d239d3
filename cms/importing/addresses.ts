import { href } from '@frontage/contract/primitives/link.ts';

/** Addresses of the old site: which are its own, and how each is known. */
export class OldAddresses {
  readonly #host: string;
  readonly #base: string;
  readonly #targets = new Map<string, string>();

  /** `siteUrl`: as the export gives it. */
  constructor(siteUrl: string) {
    this.#base = URL.canParse(siteUrl) ? siteUrl : 'https://site.invalid';
    this.#host = hostOf(new URL(this.#base));
  }

  /** The host without its `www.`: by it an export of the same site is known again. */
  get host(): string {
    return this.#host;
  }

  /** The address as one that can be read; undefined where it cannot. */
  parse(address: string): URL | undefined {
    return URL.canParse(address, this.#base) ? new URL(address, this.#base) : undefined;
  }

  isOwn(url: URL): boolean {
    return /^https?:$/.test(url.protocol) && hostOf(url) === this.#host;
  }

  /** Notes where an address of the old site leads here. */
  lead(address: string, path: string): void {
    const url = this.parse(address);
    if (url && this.isOwn(url)) this.#targets.set(keyOf(url), path);
  }

  /** Where an address of the old site leads here, if anywhere. */
  targetOf(url: URL): string | undefined {
    return this.#targets.get(keyOf(url));
  }

  /** The path of a permalink as a redirect can have it; undefined for the first page and addresses with a question. */
  pathOf(address: string): string | undefined {
    const url = this.parse(address);
    if (!url || !this.isOwn(url) || url.search) return undefined;
    const path = decodedPath(url);
    return path === '' ? undefined : path;
  }
}

/** Whether a link may lead there. */
export function isLinkable(address: string): boolean {
  return href.safeParse(address).success;
}

/** The path, decoded, without a slash at its end. */
export function decodedPath(url: URL): string {
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  try {
    return path === '/' ? '' : decodeURIComponent(path);
  } catch {
    return path;
  }
}

function keyOf(url: URL): string {
  const id = url.searchParams.get('p') ?? url.searchParams.get('page_id');
  return id ? `?p=${id}` : decodedPath(url);
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}
