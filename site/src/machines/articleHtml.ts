import { parseMarkdown } from '@frontage/blocks/text/parseMarkdown.ts';
import type { TextNode } from '@frontage/blocks/text/tree.ts';
import type { ArticleBlock } from '@frontage/contract/blocks.ts';
import type { Post } from '@frontage/contract/post.ts';
import { href } from '@frontage/contract/primitives/link.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { cutInText } from '@frontage/contract/primitives/pictureInText.ts';

type Pictures = Readonly<Record<string, Picture>>;

/**
 * The text of an article as plain HTML, for feed readers, which have no styles of ours: what is read, without forms and
 * lists of other articles. `address` is that of the article; links and pictures are given in full.
 */
export function writeArticleHtml(post: Pick<Post, 'lead' | 'cover' | 'preview' | 'layout'>, address: string): string {
  const write = createWriter(address);
  const { cover = post.preview, layout, lead } = post;
  return [write.figure(cover, ''), ...(lead ? [tag('p', escapeHtml(lead))] : []), ...layout.map(write.block)].join('');
}

function createWriter(base: string) {
  const absolute = (address: string) => escapeHtml(new URL(address, base).href);
  const paragraph = (text: string | undefined) => (text ? tag('p', escapeHtml(text)) : '');
  const list = (entries: readonly string[] = []) =>
    entries.length > 0 ? tag('ul', entries.map((entry) => tag('li', escapeHtml(entry))).join('')) : '';
  const link = (address: string, words: string) => `<a href="${absolute(address)}">${words}</a>`;

  function figure(picture: Picture, caption: string): string {
    const source = picture.sizes[cutInText(picture)]?.webp ?? picture.url;
    const image = `<img src="${absolute(source)}" alt="${escapeHtml(picture.alt)}">`;
    return tag('figure', `${image}${caption ? tag('figcaption', escapeHtml(caption)) : ''}`);
  }

  function block(one: ArticleBlock): string {
    switch (one.acf_fc_layout) {
      case 'textbox': {
        const heading = one.heading ? tag('h2', escapeHtml(one.heading)) : '';
        return (
          heading +
          parseMarkdown(one.text)
            .map((node) => write(node, one.pictures ?? {}))
            .join('')
        );
      }
      case 'Imagebox':
        return figure(one.image, one.caption ?? '');
      case 'quote':
        return tag('blockquote', paragraph(one.text) + paragraph(`${one.name}, ${one.jobTitle}`));
      case 'accordion_block':
        return one.items
          .map(
            ({ description, descriptionUnderList, image, list: points, secondDescription, title }) =>
              tag('h3', escapeHtml(title)) +
              (image ? figure(image, '') : '') +
              [
                paragraph(description),
                list(points),
                paragraph(descriptionUnderList),
                paragraph(secondDescription),
              ].join(''),
          )
          .join('');
      case 'faq':
        return one.items
          .map(
            ({ description, list: points, title }) =>
              tag('h3', escapeHtml(title)) + paragraph(description) + list(points),
          )
          .join('');
      case 'link_block':
        return tag('p', `${link(one.href, escapeHtml(one.title))}: ${escapeHtml(one.description)}`);
      case 'short_link_block':
        return tag('p', `${escapeHtml(one.label)}: ${link(one.href, escapeHtml(one.linkText))}`);
      default:
        return '';
    }
  }

  function write(node: TextNode, pictures: Pictures): string {
    const inner = 'children' in node ? node.children.map((child) => write(child, pictures)).join('') : '';
    switch (node.kind) {
      case 'words':
        return escapeHtml(node.value);
      case 'inlineCode':
        return tag('code', escapeHtml(node.value));
      case 'code':
        return tag('pre', tag('code', escapeHtml(node.value)));
      case 'lineBreak':
        return '<br>';
      case 'rule':
        return '<hr>';
      case 'picture':
        return escapeHtml(node.alt);
      case 'figure': {
        const picture = pictures[String(node.picture)];
        return picture ? figure(picture, node.caption) : paragraph(node.caption);
      }
      case 'heading':
        return tag(`h${Math.min(6, Math.max(2, node.depth))}`, inner);
      case 'list':
        return node.isOrdered ? `<ol start="${node.start}">${inner}</ol>` : tag('ul', inner);
      case 'footnoteReference':
        return tag('sup', escapeHtml(node.label));
      case 'footnote':
        return tag('p', `${tag('sup', escapeHtml(node.label))} ${inner}`);
      case 'link':
        return href.safeParse(node.address).success ? link(node.address, inner) : inner;
      default:
        return tag(tags[node.kind], inner);
    }
  }

  return { block, figure };
}

const tags = {
  paragraph: 'p',
  entry: 'li',
  quote: 'blockquote',
  table: 'table',
  row: 'tr',
  cell: 'td',
  emphasis: 'em',
  strong: 'strong',
} as const;

function tag(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
