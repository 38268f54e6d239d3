import { plainText, type TextNode } from '@frontage/blocks/text/tree.ts';
import { href } from '@frontage/contract/primitives/link.ts';
import { pictureAt } from '@frontage/contract/primitives/pictureInText.ts';
import { say } from '../../say.ts';

const endings = '.,;:!?\'"’”»>]…';

/** Reports, in one sentence, what was left out of a paste. */
export type Miss = (sentence: string) => void;

export const sayLeftOutPicture = () => say('Pictures were left out: put them into the library, and choose them there.');

/** Kinds that Markdown allows in a list entry, but our texts do not. */
const besideLists = new Set<TextNode['kind']>(['code', 'figure', 'quote', 'table', 'rule']);

/** Links lead where visitors can follow, and pictures from elsewhere are left out. */
export function fitPasted(nodes: readonly TextNode[], siteUrl: string, miss: Miss): TextNode[] {
  const fitted = (node: TextNode, isInLink: boolean): TextNode[] => {
    switch (node.kind) {
      case 'words':
        return isInLink ? [node] : withLinks(node.value, siteUrl);
      case 'picture':
        if (pictureAt(node.address) !== undefined) return [node];
        miss(sayLeftOutPicture());
        return [];
      case 'link': {
        const address = meantAddress(node.address, siteUrl);
        const children = node.children.flatMap((child) => fitted(child, true));
        if (children.length === 0) return [];
        if (address !== undefined) return [{ ...node, address, children }];
        miss(
          say('“{plainText}” stands without its link: nobody on the website gets to “{address}”.', {
            plainText: plainText(node).trim(),
            address: node.address,
          }),
        );
        return children;
      }
      case 'entry':
        return [{ ...node, children: onLines(node.children.flatMap((child) => fitted(child, isInLink))) }];
      default: {
        if (!('children' in node)) return [node];
        const children = node.children.flatMap((child) => fitted(child, isInLink));
        const isGone = children.length === 0 && node.children.length > 0 && node.kind !== 'cell';
        return isGone ? [] : [{ ...node, children }];
      }
    }
  };
  return nodes.flatMap((node) => fitted(node, false)).flatMap(parted);
}

function withLinks(words: string, siteUrl: string): TextNode[] {
  return addressesIn(words, siteUrl).map((part): TextNode => {
    const node = { kind: 'words' as const, key: 0, value: part.words };
    return part.address === undefined ? node : { kind: 'link', key: 0, address: part.address, children: [node] };
  });
}

function onLines(nodes: readonly TextNode[]): TextNode[] {
  return nodes.flatMap((node, index) => {
    if (node.kind !== 'paragraph') return [node];
    return nodes[index - 1]?.kind === 'paragraph' ? [{ kind: 'lineBreak', key: 0 }, ...node.children] : node.children;
  });
}

function inParagraphs(nodes: readonly TextNode[]): TextNode[] {
  const blocks: TextNode[] = [];
  let isOpen = false;
  for (const node of nodes) {
    const isBlock = besideLists.has(node.kind) || node.kind === 'paragraph' || node.kind === 'list';
    const last = blocks.at(-1);
    if (isBlock) blocks.push(node);
    else if (isOpen && last?.kind === 'paragraph') last.children.push(node);
    else blocks.push({ kind: 'paragraph', key: 0, children: [node] });
    isOpen = !isBlock;
  }
  return blocks;
}

/** Moves what other programs put into a list entry below it, and continues the list after that. */
function parted(node: TextNode): TextNode[] {
  if (node.kind !== 'list') return [node];
  const parts: TextNode[] = [];
  let open: TextNode[] = [];
  const close = (next: number) => {
    if (open.length > 0) parts.push({ ...node, start: node.isOrdered ? next - open.length : 1, children: open });
    open = [];
  };
  for (const [index, entry] of node.children.entries()) {
    const within = 'children' in entry ? entry.children : [];
    const cut = within.findIndex(({ kind }) => besideLists.has(kind));
    if (cut !== 0) open.push({ ...entry, children: cut < 0 ? [...within] : within.slice(0, cut) } as TextNode);
    if (cut < 0) continue;
    close(node.start + index + (cut === 0 ? 0 : 1));
    parts.push(...inParagraphs(within.slice(cut)));
  }
  close(node.start + node.children.length);
  return parts;
}

/** A path, if it is a page of this website; undefined if visitors cannot follow it. */
function meantAddress(address: string, siteUrl: string): string | undefined {
  const there = withoutDetour(address.trim());
  const result = href.safeParse(pathOn(siteUrl, there) ?? there.replace(/^http:/i, 'https:').replaceAll(' ', '%20'));
  return result.success ? result.data : undefined;
}

/** Removes the tracking redirects in links from Google Docs and Outlook emails. */
function withoutDetour(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname, searchParams } = new URL(address);
  const isGoogle = /^www\.google\.[a-z.]{2,6}$/.test(host) && pathname === '/url';
  const isOutlook = host.endsWith('.safelinks.protection.outlook.com');
  const meant = isGoogle
    ? (searchParams.get('q') ?? searchParams.get('url'))
    : isOutlook
      ? searchParams.get('url')
      : null;
  return meant ?? address;
}

/** Undefined for another website. Links by path survive a move of this one. */
function pathOn(siteUrl: string, address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hash, host, pathname, protocol, search } = new URL(address);
  if (host !== new URL(siteUrl).host || !/^https?:$/.test(protocol)) return undefined;
  return `${pathname === '/' ? pathname : pathname.replace(/\/$/, '')}${search}${hash}`;
}

export function addressesIn(words: string, siteUrl: string): { words: string; address?: string }[] {
  return words.split(/(\s+)/).flatMap((token) => {
    const start = /^[("'<[“‘«]*/.exec(token)?.[0] ?? '';
    const bare = withoutEnd(token.slice(start.length));
    const typed = typedAddress(bare);
    const address = typed && meantAddress(typed, siteUrl);
    if (address === undefined) return [{ words: token }];
    return [{ words: start }, { words: bare, address }, { words: token.slice(start.length + bare.length) }].filter(
      (part) => part.words !== '',
    );
  });
}

/** Removes the punctuation that ends a sentence. A closing bracket stays if the address has an opening one. */
function withoutEnd(token: string): string {
  let end = token.length;
  while (end > 0) {
    const sign = token.charAt(end - 1);
    if (!endings.includes(sign) && (sign !== ')' || token.slice(0, end).includes('('))) break;
    end -= 1;
  }
  return token.slice(0, end);
}

function typedAddress(token: string): string | undefined {
  if (/^https?:\/\/[^\s/]/i.test(token)) return token;
  if (/^www\.[^\s.]+\.\S/i.test(token)) return `https://${token}`;
  return /^[\w.+-]+@[\w-]+\.[\w.-]*\w$/.test(token) ? `mailto:${token}` : undefined;
}
