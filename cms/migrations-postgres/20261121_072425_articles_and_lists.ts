import { textboxToMarkdown } from '../database/conversions/textboxToMarkdown.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tags_group" AS ENUM('technologies', 'protocols');
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"is_permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"group" "enum_tags_group" NOT NULL,
  	"term_id" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "glossary" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"more" varchar,
  	"article_id" integer,
  	"slug" varchar NOT NULL,
  	"letter" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"job_title" varchar NOT NULL,
  	"picture_id" integer,
  	"description" varchar NOT NULL,
  	"rating" numeric NOT NULL,
  	"date" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "card_label" varchar;
  ALTER TABLE "pages" ADD COLUMN "card_description" varchar;
  ALTER TABLE "pages" ADD COLUMN "card_picture_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_card_label" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_card_description" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_card_picture_id" integer;
  ALTER TABLE "articles" ADD COLUMN "lead" varchar;
  ALTER TABLE "articles" ADD COLUMN "cover_id" integer;
  ALTER TABLE "articles" ADD COLUMN "layout" jsonb;
  ALTER TABLE "articles" ADD COLUMN "head_title" varchar;
  ALTER TABLE "articles" ADD COLUMN "head_description" varchar;
  ALTER TABLE "articles" ADD COLUMN "head_image_id" integer;
  ALTER TABLE "articles" ADD COLUMN "head_no_index" boolean;
  ALTER TABLE "articles_rels" ADD COLUMN "tags_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_lead" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_cover_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_layout" jsonb;
  ALTER TABLE "_articles_v" ADD COLUMN "version_head_title" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_head_description" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_head_image_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_head_no_index" boolean;
  ALTER TABLE "_articles_v_rels" ADD COLUMN "tags_id" integer;
  ALTER TABLE "categories" ADD COLUMN "heading" varchar;
  ALTER TABLE "categories" ADD COLUMN "description" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tags_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "glossary_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "newsletter_heading" varchar DEFAULT 'One letter a month' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "newsletter_button_text" varchar DEFAULT 'Send me the next one' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "newsletter_note" varchar DEFAULT 'Each letter says how to leave' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "pages_glossary_heading" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "pages_glossary_description" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "pages_search_heading" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "pages_search_description" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "pages_not_found_heading" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "pages_not_found_description" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_newsletter_heading" varchar DEFAULT 'One letter a month' NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_newsletter_button_text" varchar DEFAULT 'Send me the next one' NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_newsletter_note" varchar DEFAULT 'Each letter says how to leave' NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_pages_glossary_heading" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_pages_glossary_description" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_pages_search_heading" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_pages_search_description" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_pages_not_found_heading" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_pages_not_found_description" varchar;
  ALTER TABLE "glossary" ADD CONSTRAINT "glossary_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug");
  CREATE UNIQUE INDEX "tags_term_id_idx" ON "tags" USING btree ("term_id");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "glossary_article_idx" ON "glossary" USING btree ("article_id");
  CREATE UNIQUE INDEX "glossary_slug_idx" ON "glossary" USING btree ("slug");
  CREATE INDEX "glossary_letter_idx" ON "glossary" USING btree ("letter");
  CREATE INDEX "glossary_updated_at_idx" ON "glossary" USING btree ("updated_at");
  CREATE INDEX "glossary_created_at_idx" ON "glossary" USING btree ("created_at");
  CREATE INDEX "reviews_picture_idx" ON "reviews" USING btree ("picture_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_card_picture_id_media_id_fk" FOREIGN KEY ("card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_card_picture_id_media_id_fk" FOREIGN KEY ("version_card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_card_card_picture_idx" ON "pages" USING btree ("card_picture_id");
  CREATE INDEX "_pages_v_version_card_version_card_picture_idx" ON "_pages_v" USING btree ("version_card_picture_id");
  CREATE INDEX "articles_cover_idx" ON "articles" USING btree ("cover_id");
  CREATE INDEX "articles_head_head_image_idx" ON "articles" USING btree ("head_image_id");
  CREATE INDEX "articles_rels_tags_id_idx" ON "articles_rels" USING btree ("tags_id");
  CREATE INDEX "_articles_v_version_version_cover_idx" ON "_articles_v" USING btree ("version_cover_id");
  CREATE INDEX "_articles_v_version_head_version_head_image_idx" ON "_articles_v" USING btree ("version_head_image_id");
  CREATE INDEX "_articles_v_rels_tags_id_idx" ON "_articles_v_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_glossary_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");`)
  // The text block was a list of sections and is now one text in Markdown.
  const pages = await db.execute<{ id: number; layout: unknown }>(sql`SELECT id, layout FROM pages WHERE layout::text LIKE '%"sections"%'`)
  for (const { id, layout } of pages.rows) {
    const converted = textboxToMarkdown(layout)
    if (converted) await db.execute(sql`UPDATE pages SET layout = ${JSON.stringify(converted)}::jsonb WHERE id = ${id}`)
  }
  const versions = await db.execute<{ id: number; layout: unknown }>(sql`SELECT id, version_layout AS layout FROM _pages_v WHERE version_layout::text LIKE '%"sections"%'`)
  for (const { id, layout } of versions.rows) {
    const converted = textboxToMarkdown(layout)
    if (converted) await db.execute(sql`UPDATE _pages_v SET version_layout = ${JSON.stringify(converted)}::jsonb WHERE id = ${id}`)
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "glossary" CASCADE;
  DROP TABLE "reviews" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_card_picture_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_card_picture_id_media_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_cover_id_media_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_head_image_id_media_id_fk";
  
  ALTER TABLE "articles_rels" DROP CONSTRAINT "articles_rels_tags_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_cover_id_media_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_head_image_id_media_id_fk";
  
  ALTER TABLE "_articles_v_rels" DROP CONSTRAINT "_articles_v_rels_tags_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tags_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_glossary_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reviews_fk";
  
  DROP INDEX "pages_card_card_picture_idx";
  DROP INDEX "_pages_v_version_card_version_card_picture_idx";
  DROP INDEX "articles_cover_idx";
  DROP INDEX "articles_head_head_image_idx";
  DROP INDEX "articles_rels_tags_id_idx";
  DROP INDEX "_articles_v_version_version_cover_idx";
  DROP INDEX "_articles_v_version_head_version_head_image_idx";
  DROP INDEX "_articles_v_rels_tags_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_tags_id_idx";
  DROP INDEX "payload_locked_documents_rels_glossary_id_idx";
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  ALTER TABLE "pages" DROP COLUMN "card_label";
  ALTER TABLE "pages" DROP COLUMN "card_description";
  ALTER TABLE "pages" DROP COLUMN "card_picture_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_card_label";
  ALTER TABLE "_pages_v" DROP COLUMN "version_card_description";
  ALTER TABLE "_pages_v" DROP COLUMN "version_card_picture_id";
  ALTER TABLE "articles" DROP COLUMN "lead";
  ALTER TABLE "articles" DROP COLUMN "cover_id";
  ALTER TABLE "articles" DROP COLUMN "layout";
  ALTER TABLE "articles" DROP COLUMN "head_title";
  ALTER TABLE "articles" DROP COLUMN "head_description";
  ALTER TABLE "articles" DROP COLUMN "head_image_id";
  ALTER TABLE "articles" DROP COLUMN "head_no_index";
  ALTER TABLE "articles_rels" DROP COLUMN "tags_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_lead";
  ALTER TABLE "_articles_v" DROP COLUMN "version_cover_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_layout";
  ALTER TABLE "_articles_v" DROP COLUMN "version_head_title";
  ALTER TABLE "_articles_v" DROP COLUMN "version_head_description";
  ALTER TABLE "_articles_v" DROP COLUMN "version_head_image_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_head_no_index";
  ALTER TABLE "_articles_v_rels" DROP COLUMN "tags_id";
  ALTER TABLE "categories" DROP COLUMN "heading";
  ALTER TABLE "categories" DROP COLUMN "description";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tags_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "glossary_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  ALTER TABLE "site_settings" DROP COLUMN "newsletter_heading";
  ALTER TABLE "site_settings" DROP COLUMN "newsletter_button_text";
  ALTER TABLE "site_settings" DROP COLUMN "newsletter_note";
  ALTER TABLE "site_settings" DROP COLUMN "pages_glossary_heading";
  ALTER TABLE "site_settings" DROP COLUMN "pages_glossary_description";
  ALTER TABLE "site_settings" DROP COLUMN "pages_search_heading";
  ALTER TABLE "site_settings" DROP COLUMN "pages_search_description";
  ALTER TABLE "site_settings" DROP COLUMN "pages_not_found_heading";
  ALTER TABLE "site_settings" DROP COLUMN "pages_not_found_description";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_newsletter_heading";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_newsletter_button_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_newsletter_note";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_pages_glossary_heading";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_pages_glossary_description";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_pages_search_heading";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_pages_search_description";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_pages_not_found_heading";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_pages_not_found_description";
  DROP TYPE "public"."enum_tags_group";`)
}
