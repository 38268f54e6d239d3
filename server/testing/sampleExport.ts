import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A post in a WordPress export; omitted fields are those of an ordinary published post. */
export interface SamplePost {
  id: number;
  title?: string;
  slug?: string;
  link?: string;
  status?: string;
  type?: string;
  content?: string;
  excerpt?: string;
  date?: string;
  dateGmt?: string;
  password?: string;
  /** `category:slug` or `post_tag:slug`. */
  terms?: string[];
  meta?: Record<string, string>;
  attachmentUrl?: string;
  comments?: number;
}

/** The XML of a WordPress export of https://blog.example with these posts. */
export function sampleExport(posts: readonly SamplePost[], beside = ''): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" ?>',
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/">',
    '<channel><title>A blog</title><link>https://blog.example</link><wp:wxr_version>1.2</wp:wxr_version>',
    '<wp:base_blog_url>https://blog.example</wp:base_blog_url>',
    '<wp:author><wp:author_login>ada</wp:author_login><wp:author_display_name><![CDATA[Ada Quay]]></wp:author_display_name></wp:author>',
    '<wp:tag><wp:term_id>71</wp:term_id><wp:tag_slug>rust</wp:tag_slug><wp:tag_name><![CDATA[Rust]]></wp:tag_name></wp:tag>',
    ...posts.map(itemOf),
    beside,
    '</channel></rss>',
  ].join('\n');
}

/** Writes the same into a file in a folder of the test. */
export function writeSampleExport(folder: string, posts: readonly SamplePost[], beside = ''): string {
  const file = join(folder, 'export.xml');
  writeFileSync(file, sampleExport(posts, beside));
  return file;
}

function itemOf(post: SamplePost): string {
  const { attachmentUrl = '', comments = 0, content = '', excerpt = '', id, meta = {}, password = '' } = post;
  const slug = post.slug ?? `post-${id}`;
  const terms = (post.terms ?? []).map((one) => {
    const [domain = '', nicename = ''] = one.split(':');
    return `<category domain="${domain}" nicename="${nicename}"><![CDATA[${nicename}]]></category>`;
  });
  const values = Object.entries(meta).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  );
  return `<item>
<title><![CDATA[${post.title ?? `Post ${id}`}]]></title>
<link>${post.link ?? `https://blog.example/2020/01/${slug}/`}</link>
<dc:creator>ada</dc:creator>
<guid isPermaLink="false">https://blog.example/?p=${id}</guid>
<content:encoded><![CDATA[${content}]]></content:encoded>
<excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${post.date ?? '2020-01-02 10:00:00'}</wp:post_date>
<wp:post_date_gmt>${post.dateGmt ?? '2020-01-02 09:00:00'}</wp:post_date_gmt>
<wp:post_name>${slug}</wp:post_name>
<wp:status>${post.status ?? 'publish'}</wp:status>
<wp:post_type>${post.type ?? 'post'}</wp:post_type>
<wp:post_password>${password}</wp:post_password>
<wp:attachment_url>${attachmentUrl}</wp:attachment_url>
${terms.join('')}${values.join('')}
${'<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>Well said</wp:comment_content></wp:comment>'.repeat(comments)}
</item>`;
}
