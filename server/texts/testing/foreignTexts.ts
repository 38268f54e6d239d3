import fc from 'fast-check';

/** A text as another program writes it, and the words that its readers would see, in order. */
export interface ForeignText {
  writer: Writer;
  html: string;
  words: string[];
}

/** Returns the next word, which no other place has. */
type Word = () => string;
type Piece = (word: Word) => string;

const base64 = (html: string) => Buffer.from(encodeURIComponent(html)).toString('base64');
const lazy = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** What all of them write within a line. */
const inline: Piece[] = [
  (word) => word(),
  (word) => `<strong>${word()} </strong>${word()}`,
  (word) => `<em>${word()}<b>${word()}</b></em>`,
  (word) => `<a href="https://example.com/a">${word()}</a>`,
  (word) => `<a href="#place">${word()}</a>`,
  (word) => `10<sup>6</sup> ${word()}<sub>2</sub> x<sup>${word()}</sup>`,
  (word) => `<u>${word()}</u> <s>${word()}</s> <mark>${word()}</mark>`,
  (word) => `<code>${word()}</code> <kbd>${word()}</kbd>`,
  (word) => `${word()}<br>${word()}`,
  (word) => `[${word()}-${word()}] and [${word()}] *${word()}* _${word()}_`,
  (word) =>
    `<abbr title="x">${word()}</abbr> <q>${word()}</q> <small>${word()}</small> <span style="color:red">${word()}</span>`,
];

const cells: Piece[] = [
  (word) => word(),
  (word) => `<p>${word()}</p><p>${word()}</p>`,
  (word) => `<ul><li>${word()}</li><li>${word()}<ul><li>${word()}</li></ul></li></ul>`,
  (word) => `<pre>${word()}\n${word()}</pre>`,
  () => '',
  (word) => `<h3>${word()}</h3>${word()}<br>${word()}`,
  (word) => `<blockquote><p>${word()}</p></blockquote>`,
  (word) => `<table><tr><td>${word()}</td><td>${word()}</td></tr></table>`,
  (word) => `${word()} | ${word()}`,
];

const table: Piece = (word) => {
  const caption = `<caption>${word()}</caption>`;
  return `<table>${caption}<tbody>${cells.map((cell) => `<tr><td>${cell(word)}</td><td>${word()}</td></tr>`).join('')}</tbody></table>`;
};

const block = (name: string, html: string, settings = '') =>
  `<!-- wp:${name}${settings} -->${html}<!-- /wp:${name} -->`;

const pieces = {
  gutenberg: [
    (word) => block('paragraph', `<p>${word()} ${word()}</p>`),
    (word) => block('heading', `<h3 class="wp-block-heading">${word()}</h3>`),
    (word) =>
      block(
        'list',
        `<ul><!-- wp:list-item --><li>${word()}<ol><li>${word()}</li></ol></li><!-- /wp:list-item --></ul>`,
      ),
    (word) => block('quote', `<blockquote class="wp-block-quote"><p>${word()}</p><cite>${word()}</cite></blockquote>`),
    (word) => block('pullquote', `<figure><blockquote><p>${word()}</p><cite>${word()}</cite></blockquote></figure>`),
    (word) =>
      block('table', `<figure class="wp-block-table">${table(word)}<figcaption>${word()}</figcaption></figure>`),
    (word) => block('details', `<details><summary>${word()}</summary><p>${word()}</p></details>`),
    (word) => block('columns', `<div><div>${word()}</div><div><p>${word()}</p></div></div>`),
    (word) =>
      block('image', `<figure><img src="/a.jpg" alt=""><figcaption>${word()} <em>${word()}</em></figcaption></figure>`),
    (word) =>
      block('gallery', `<figure><figure><img src="/a.jpg"><figcaption>${word()}</figcaption></figure></figure>`),
    (word) => block('code', `<pre class="wp-block-code"><code>${word()} [${word()}]</code></pre>`),
    (word) => block('verse', `<pre class="wp-block-verse">${word()}\n${word()}</pre>`),
    (word) => block('button', `<div><a class="wp-block-button__link" href="/x">${word()}</a></div>`),
    (word) => `<!-- wp:acme/note {"note":"${word()} ${word()}","n":1} /-->`,
    (word) => block('media-text', `<div><figure><img src="/b.jpg"></figure><div><p>${word()}</p></div></div>`),
    (word) =>
      block(
        'html',
        `<form><label>${word()}</label><select><option>${word()}</option></select></form><dialog>${word()}</dialog>`,
      ),
  ],
  classic: [
    (word) => `${word()}\n${word()}\n\n${word()}`,
    (word) => `<h1>${word()}</h1>\n${word()}`,
    (word) => `[caption id="a" width="3"]<img src="/a.jpg"> ${word()}[/caption]`,
    (word) => `${word()} <!--more--> ${word()}`,
    (word) => `<dl><dt>${word()}</dt><dd>${word()}</dd></dl>\n<address>${word()}</address>`,
    (word) => `<menu><li>${word()}</li></menu><center>${word()}</center><marquee>${word()}</marquee>`,
    (word) => `<img src="${lazy}" data-src="/real.jpg" alt="">${word()}`,
    (word) => `<p>${word()}<img src="${lazy}"><noscript><img src="/real.jpg"></noscript>${word()}</p>`,
    (word) => `<noscript>${word()} ${word()}</noscript>`,
    (word) => `<del>${word()}</del> <ins>${word()}</ins> <tt>${word()}</tt> <font size="7">${word()}</font>`,
    table,
  ],
  builders: [
    (word) => `[vc_row][vc_column width="1/2"][vc_column_text]${word()}[/vc_column_text][/vc_column][/vc_row]`,
    (word) => `[tab title="${word()}"]${word()}[/tab][tab title="${word()}"]${word()}[/tab]`,
    (word) => `[vc_raw_html]${base64(`<p>${word()}</p>`)}[/vc_raw_html]`,
    (word) => `[vc_raw_js]${base64('<script>alert(1)</script>')}[/vc_raw_js]${word()}`,
    (word) => `[et_pb_text admin_label="Text"]<p>${word()}</p>[/et_pb_text]`,
    (word) => `[et_pb_toggle title="${word()}" open="on"]${word()}[/et_pb_toggle]`,
    (word) => `${word()} [dropcap color="red"]${word()}[/dropcap] ${word()} [newsletter]`,
    (word) => `[testimonial author="${word()}"]${word()}[/testimonial][vc_separator]`,
    (word) =>
      `<div class="elementor-widget"><style>.a{color:red}</style><h2 class="elementor-heading-title">${word()}</h2><div>${word()}</div></div>`,
    (word) =>
      `<section class="elementor-section"><span class="elementor-icon-list-text">${word()}</span><ul><li><span>${word()}</span></li></ul></section>`,
  ],
  word: [
    (word) => `<p class=MsoNormal>${word()}<o:p></o:p></p>`,
    (word) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>${word()}</p>`,
    (word) => `<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'>·&nbsp;&nbsp; ${word()}</p>`,
    (word) =>
      `<p class=MsoNormal>${word()}<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span>[1]</span></a></p><div style='mso-element:footnote-list'><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> ${word()}</p></div></div>`,
    (word) =>
      `<table class=MsoTableGrid><tr><td><p class=MsoNormal>${word()}</p><p class=MsoNormal>${word()}</p></td><td>${word()}</td></tr></table>`,
    (word) => `<p class=MsoQuote>${word()}</p><p class=MsoTitle>${word()}</p><p class=MsoCaption>${word()}</p>`,
  ],
  docs: [
    (word) =>
      `<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">${word()}</span><span style="text-decoration:underline">${word()}</span></p></b>`,
    (word) => `<ul><li dir="ltr"><p dir="ltr"><span>${word()}</span></p></li><ul><li><p>${word()}</p></li></ul></ul>`,
    (word) =>
      `<p><span style="vertical-align:super">${word()}</span><span style="text-decoration:line-through">${word()}</span></p>`,
    (word) =>
      `<h1><span>${word()}</span></h1><div><table><tr><td><p><span>${word()}</span></p></td><td>${word()}</td></tr></table></div>`,
  ],
  notion: [
    (word) => `<p class=""><mark class="highlight-red">${word()}</mark> ${word()}</p>`,
    (word) =>
      `<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div><span class="to-do-children-checked">${word()}</span></li></ul>`,
    (word) =>
      `<ul class="toggle"><li><details open=""><summary>${word()}</summary><p>${word()}</p></details></li></ul>`,
    (word) => `<figure class="callout"><div><span class="icon">!</span></div><div>${word()}</div></figure>`,
    (word) => `<blockquote>${word()}<br>${word()}</blockquote><hr><p>${word()}</p>`,
    (word) =>
      `<div class="column-list"><div class="column"><p>${word()}</p></div><div class="column"><h3>${word()}</h3></div></div>`,
  ],
} satisfies Record<string, Piece[]>;

export type Writer = keyof typeof pieces;

/** Texts as these programs write them: their own constructs, and what all of them write within a line, in any order. */
export function foreignTexts(...writers: Writer[]): fc.Arbitrary<ForeignText> {
  return fc
    .record({ writer: fc.constantFrom(...writers), choices: fc.array(fc.nat(999), { minLength: 1, maxLength: 7 }) })
    .map(({ choices, writer }) => {
      const words: string[] = [];
      const word = () => {
        words.push(`w${words.length}x`);
        return words.at(-1) ?? '';
      };
      const paragraphs = inline.map(
        (piece): Piece =>
          (next) =>
            `<p>${next()} ${piece(next)} ${next()}</p>`,
      );
      const all: readonly Piece[] = [...pieces[writer], ...pieces[writer], ...paragraphs];
      const html = choices.map((choice) => all[choice % all.length]?.(word) ?? '').join('\n');
      return { writer, html, words };
    });
}

/** Returns the words that are in none of these texts. */
export function lostWords(words: readonly string[], ...texts: string[]): string[] {
  const found = new Set(texts.join('\n').match(/w\d+x/g));
  return words.filter((word) => !found.has(word));
}

/** Returns the words of `text` that come before one that was written earlier. */
export function misplacedWords(text: string): string[] {
  const order = (text.match(/w\d+x/g) ?? []).map((word) => Number(word.slice(1, -1)));
  return order.filter((number, index) => index > 0 && number < (order[index - 1] ?? 0)).map((number) => `w${number}x`);
}
