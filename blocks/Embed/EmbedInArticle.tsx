import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import textInArticle from '../Textbox/TextboxInArticle.module.css';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import text from '../text/Text.module.css';
import { EmbedFigure } from './EmbedFigure.tsx';

/** The same within an article, in the columns of its text. */
export function EmbedInArticle({ block, page, id }: ArticleBlockProps<ArticleBlockOf<'embed'>>) {
  const { address, poster, title } = block;
  return (
    <div id={id} className={`${text.text} ${textInArticle.columns}`} data-part="text">
      <EmbedFigure address={address} title={title} poster={poster} site={page.site} />
    </div>
  );
}
