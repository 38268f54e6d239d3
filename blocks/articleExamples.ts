import { accordionBlockExamples } from './AccordionBlock/AccordionBlock.examples.ts';
import { articleSeriesExamples } from './ArticleSeries/ArticleSeries.examples.ts';
import type { ArticleBlockLayout, ArticleBlockOf } from './article.schema.ts';
import { downloadPdfFormExamples } from './DownloadPdfForm/DownloadPdfForm.examples.ts';
import { embedExamples } from './Embed/Embed.examples.ts';
import type { Example } from './examples/example.ts';
import { faqExamples } from './Faq/Faq.examples.ts';
import { imageboxExamples } from './Imagebox/Imagebox.examples.ts';
import { linkBlockExamples } from './LinkBlock/LinkBlock.examples.ts';
import { linkToCaseExamples } from './LinkToCase/LinkToCase.examples.ts';
import { otherArticlesExamples } from './OtherArticles/OtherArticles.examples.ts';
import { pictureWithScrollToFormExamples } from './PictureWithScrollToForm/PictureWithScrollToForm.examples.ts';
import { quoteExamples } from './Quote/Quote.examples.ts';
import { shortLinkBlockExamples } from './ShortLinkBlock/ShortLinkBlock.examples.ts';
import { articleTextExamples } from './Textbox/articleText.examples.ts';

/** The examples of every block of an article, as `examples` has those of pages. */
export const articleExamples = {
  accordion_block: accordionBlockExamples,
  articleSeries: articleSeriesExamples,
  downloadPDFForm: downloadPdfFormExamples,
  embed: embedExamples,
  faq: faqExamples,
  Imagebox: imageboxExamples,
  link_block: linkBlockExamples,
  LinkToCase: linkToCaseExamples,
  otherArticles: otherArticlesExamples,
  pictureWithScrollToForm: pictureWithScrollToFormExamples,
  quote: quoteExamples,
  short_link_block: shortLinkBlockExamples,
  textbox: articleTextExamples,
} satisfies { [Layout in ArticleBlockLayout]: Example<ArticleBlockOf<Layout>>[] };
