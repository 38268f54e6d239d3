import { z } from 'zod';
import { accordionBlock } from './AccordionBlock/AccordionBlock.schema.ts';
import { articleSeries } from './ArticleSeries/ArticleSeries.schema.ts';
import { downloadPdfForm } from './DownloadPdfForm/DownloadPdfForm.schema.ts';
import { embed } from './Embed/Embed.schema.ts';
import { faq } from './Faq/Faq.schema.ts';
import { imagebox } from './Imagebox/Imagebox.schema.ts';
import { linkBlock } from './LinkBlock/LinkBlock.schema.ts';
import { linkToCase } from './LinkToCase/LinkToCase.schema.ts';
import { otherArticles } from './OtherArticles/OtherArticles.schema.ts';
import { pictureWithScrollToForm } from './PictureWithScrollToForm/PictureWithScrollToForm.schema.ts';
import { quote } from './Quote/Quote.schema.ts';
import { shortLinkBlock } from './ShortLinkBlock/ShortLinkBlock.schema.ts';
import { textbox } from './Textbox/Textbox.schema.ts';

/** The thirteen blocks of articles, in the order in which editors choose within a group. R21. */
export const articleBlock = z.discriminatedUnion('acf_fc_layout', [
  textbox,
  imagebox,
  embed,
  quote,
  accordionBlock,
  faq,
  linkBlock,
  shortLinkBlock,
  linkToCase,
  articleSeries,
  otherArticles,
  pictureWithScrollToForm,
  downloadPdfForm,
]);

export type ArticleBlock = z.infer<typeof articleBlock>;
export type ArticleBlockLayout = ArticleBlock['acf_fc_layout'];
/** The article block with a given layout name. */
export type ArticleBlockOf<Layout extends ArticleBlockLayout> = Extract<ArticleBlock, { acf_fc_layout: Layout }>;
