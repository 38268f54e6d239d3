import { accordionBlockEditor } from './AccordionBlock/AccordionBlock.editor.ts';
import { articleSeriesEditor } from './ArticleSeries/ArticleSeries.editor.ts';
import type { ArticleBlockLayout } from './article.schema.ts';
import { downloadPdfFormEditor } from './DownloadPdfForm/DownloadPdfForm.editor.ts';
import type { EditorBlock } from './editor/editorBlock.ts';
import { faqEditor } from './Faq/Faq.editor.ts';
import { imageboxEditor } from './Imagebox/Imagebox.editor.ts';
import { linkBlockEditor } from './LinkBlock/LinkBlock.editor.ts';
import { linkToCaseEditor } from './LinkToCase/LinkToCase.editor.ts';
import { otherArticlesEditor } from './OtherArticles/OtherArticles.editor.ts';
import { pictureWithScrollToFormEditor } from './PictureWithScrollToForm/PictureWithScrollToForm.editor.ts';
import { quoteEditor } from './Quote/Quote.editor.ts';
import { shortLinkBlockEditor } from './ShortLinkBlock/ShortLinkBlock.editor.ts';
import { textboxEditor } from './Textbox/Textbox.editor.ts';

/** The form of every block of an article, in the order that the editor's block picker shows. */
export const articleEditors = {
  textbox: textboxEditor,
  Imagebox: imageboxEditor,
  quote: quoteEditor,
  accordion_block: accordionBlockEditor,
  faq: faqEditor,
  link_block: linkBlockEditor,
  short_link_block: shortLinkBlockEditor,
  LinkToCase: linkToCaseEditor,
  articleSeries: articleSeriesEditor,
  otherArticles: otherArticlesEditor,
  pictureWithScrollToForm: pictureWithScrollToFormEditor,
  downloadPDFForm: downloadPdfFormEditor,
} satisfies { [Layout in ArticleBlockLayout]: EditorBlock & { slug: Layout } };
