import styles from './richText.module.css';

const classOf = (name: string) => styles[name] ?? '';

/** Class names of the parts of a text, by the names that Lexical and our nodes look up. */
export const theme = {
  footnote: classOf('footnote'),
  footnoteReference: classOf('footnoteReference'),
  hr: classOf('rule'),
  hrSelected: classOf('chosen'),
  link: classOf('link'),
  list: { listitem: classOf('entry'), nested: { listitem: classOf('nested') } },
  note: classOf('note'),
  quote: classOf('quote'),
  table: classOf('table'),
  tableCellSelected: classOf('chosen'),
  tableScrollableWrapper: classOf('scroller'),
  text: { bold: classOf('bold'), code: classOf('code'), italic: classOf('italic') },
};
