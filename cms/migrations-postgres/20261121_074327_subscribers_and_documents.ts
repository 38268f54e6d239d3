import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscribers_state" AS ENUM('waiting', 'entered', 'left', 'quarantine');
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_subscribers_state" NOT NULL,
  	"quarantine_reason" varchar,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"country" varchar,
  	"uri" varchar,
  	"form_id" varchar,
  	"asked_at" timestamp(3) with time zone,
  	"entered_at" timestamp(3) with time zone,
  	"left_at" timestamp(3) with time zone,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"consent_text" varchar,
  	"mailed_at" timestamp(3) with time zone,
  	"mails_in_day" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "leads" ADD COLUMN "addition" varchar;
  ALTER TABLE "leads" ADD COLUMN "added_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "document_id" integer;
  ALTER TABLE "leads" ADD COLUMN "article_id" integer;
  ALTER TABLE "mails" ADD COLUMN "subscriber_id" integer;
  ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "documents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" integer;
  ALTER TABLE "subscribers_texts" ADD CONSTRAINT "subscribers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "documents_name_idx" ON "documents" USING btree ("name");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "subscribers_texts_order_parent" ON "subscribers_texts" USING btree ("order","parent_id");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_added_at_idx" ON "leads" USING btree ("added_at");
  CREATE INDEX "leads_document_idx" ON "leads" USING btree ("document_id");
  CREATE INDEX "leads_article_idx" ON "leads" USING btree ("article_id");
  CREATE INDEX "mails_subscriber_idx" ON "mails" USING btree ("subscriber_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "subscribers_texts" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_document_id_documents_id_fk";
  
  ALTER TABLE "leads" DROP CONSTRAINT "leads_article_id_articles_id_fk";
  
  ALTER TABLE "mails" DROP CONSTRAINT "mails_subscriber_id_subscribers_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_documents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  DROP INDEX "leads_added_at_idx";
  DROP INDEX "leads_document_idx";
  DROP INDEX "leads_article_idx";
  DROP INDEX "mails_subscriber_idx";
  DROP INDEX "payload_locked_documents_rels_documents_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  ALTER TABLE "leads" DROP COLUMN "addition";
  ALTER TABLE "leads" DROP COLUMN "added_at";
  ALTER TABLE "leads" DROP COLUMN "document_id";
  ALTER TABLE "leads" DROP COLUMN "article_id";
  ALTER TABLE "mails" DROP COLUMN "subscriber_id";
  ALTER TABLE "mails" DROP COLUMN "unsubscribe_url";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "documents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  DROP TYPE "public"."enum_subscribers_state";`)
}
