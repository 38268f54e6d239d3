import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_recordings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recordings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_booking_desks_calendars_kind" AS ENUM('ics', 'caldav');
  CREATE TYPE "public"."enum_booking_silent_calendars" AS ENUM('hold', 'offer');
  CREATE TYPE "public"."enum__booking_v_version_desks_calendars_kind" AS ENUM('ics', 'caldav');
  CREATE TYPE "public"."enum__booking_v_version_silent_calendars" AS ENUM('hold', 'offer');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'calendar' BEFORE 'document-link';
  CREATE TABLE "recordings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"moved_to" varchar,
  	"address" varchar,
  	"edited_by" varchar,
  	"summary" varchar,
  	"file_id" integer,
  	"captions_id" integer,
  	"elsewhere" varchar,
  	"duration" varchar,
  	"poster_id" integer,
  	"text" varchar,
  	"date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_recordings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_recordings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_moved_to" varchar,
  	"version_address" varchar,
  	"version_edited_by" varchar,
  	"version_summary" varchar,
  	"version_file_id" integer,
  	"version_captions_id" integer,
  	"version_elsewhere" varchar,
  	"version_duration" varchar,
  	"version_poster_id" integer,
  	"version_text" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__recordings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "recording_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "booking_desks_calendars" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_booking_desks_calendars_kind" DEFAULT 'ics' NOT NULL,
  	"address" varchar NOT NULL,
  	"user" varchar,
  	"password" varchar
  );
  
  CREATE TABLE "_booking_v_version_desks_calendars" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__booking_v_version_desks_calendars_kind" DEFAULT 'ics' NOT NULL,
  	"address" varchar NOT NULL,
  	"user" varchar,
  	"password" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "forms_by_country" ADD COLUMN "answer" varchar;
  ALTER TABLE "_forms_v_version_by_country" ADD COLUMN "answer" varchar;
  ALTER TABLE "bookings" ADD COLUMN "written_to" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "recordings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "recording_files_id" integer;
  ALTER TABLE "booking" ADD COLUMN "silent_calendars" "enum_booking_silent_calendars" DEFAULT 'hold' NOT NULL;
  ALTER TABLE "_booking_v" ADD COLUMN "version_silent_calendars" "enum__booking_v_version_silent_calendars" DEFAULT 'hold' NOT NULL;
  ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file_id_recording_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recordings" ADD CONSTRAINT "recordings_captions_id_recording_files_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recordings" ADD CONSTRAINT "recordings_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recordings_v" ADD CONSTRAINT "_recordings_v_parent_id_recordings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recordings_v" ADD CONSTRAINT "_recordings_v_version_file_id_recording_files_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recordings_v" ADD CONSTRAINT "_recordings_v_version_captions_id_recording_files_id_fk" FOREIGN KEY ("version_captions_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recordings_v" ADD CONSTRAINT "_recordings_v_version_poster_id_media_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_desks_calendars" ADD CONSTRAINT "booking_desks_calendars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_desks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_version_desks_calendars" ADD CONSTRAINT "_booking_v_version_desks_calendars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_v_version_desks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "recordings_slug_idx" ON "recordings" USING btree ("slug");
  CREATE INDEX "recordings_address_idx" ON "recordings" USING btree ("address");
  CREATE INDEX "recordings_file_idx" ON "recordings" USING btree ("file_id");
  CREATE INDEX "recordings_captions_idx" ON "recordings" USING btree ("captions_id");
  CREATE INDEX "recordings_poster_idx" ON "recordings" USING btree ("poster_id");
  CREATE INDEX "recordings_date_idx" ON "recordings" USING btree ("date");
  CREATE INDEX "recordings_updated_at_idx" ON "recordings" USING btree ("updated_at");
  CREATE INDEX "recordings_created_at_idx" ON "recordings" USING btree ("created_at");
  CREATE INDEX "recordings_deleted_at_idx" ON "recordings" USING btree ("deleted_at");
  CREATE INDEX "recordings__status_idx" ON "recordings" USING btree ("_status");
  CREATE INDEX "_recordings_v_parent_idx" ON "_recordings_v" USING btree ("parent_id");
  CREATE INDEX "_recordings_v_version_version_slug_idx" ON "_recordings_v" USING btree ("version_slug");
  CREATE INDEX "_recordings_v_version_version_address_idx" ON "_recordings_v" USING btree ("version_address");
  CREATE INDEX "_recordings_v_version_version_file_idx" ON "_recordings_v" USING btree ("version_file_id");
  CREATE INDEX "_recordings_v_version_version_captions_idx" ON "_recordings_v" USING btree ("version_captions_id");
  CREATE INDEX "_recordings_v_version_version_poster_idx" ON "_recordings_v" USING btree ("version_poster_id");
  CREATE INDEX "_recordings_v_version_version_date_idx" ON "_recordings_v" USING btree ("version_date");
  CREATE INDEX "_recordings_v_version_version_updated_at_idx" ON "_recordings_v" USING btree ("version_updated_at");
  CREATE INDEX "_recordings_v_version_version_created_at_idx" ON "_recordings_v" USING btree ("version_created_at");
  CREATE INDEX "_recordings_v_version_version_deleted_at_idx" ON "_recordings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_recordings_v_version_version__status_idx" ON "_recordings_v" USING btree ("version__status");
  CREATE INDEX "_recordings_v_created_at_idx" ON "_recordings_v" USING btree ("created_at");
  CREATE INDEX "_recordings_v_updated_at_idx" ON "_recordings_v" USING btree ("updated_at");
  CREATE INDEX "_recordings_v_latest_idx" ON "_recordings_v" USING btree ("latest");
  CREATE INDEX "_recordings_v_autosave_idx" ON "_recordings_v" USING btree ("autosave");
  CREATE INDEX "recording_files_updated_at_idx" ON "recording_files" USING btree ("updated_at");
  CREATE INDEX "recording_files_created_at_idx" ON "recording_files" USING btree ("created_at");
  CREATE INDEX "recording_files_deleted_at_idx" ON "recording_files" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "recording_files_filename_idx" ON "recording_files" USING btree ("filename");
  CREATE INDEX "booking_desks_calendars_order_idx" ON "booking_desks_calendars" USING btree ("_order");
  CREATE INDEX "booking_desks_calendars_parent_id_idx" ON "booking_desks_calendars" USING btree ("_parent_id");
  CREATE INDEX "_booking_v_version_desks_calendars_order_idx" ON "_booking_v_version_desks_calendars" USING btree ("_order");
  CREATE INDEX "_booking_v_version_desks_calendars_parent_id_idx" ON "_booking_v_version_desks_calendars" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recordings_fk" FOREIGN KEY ("recordings_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recording_files_fk" FOREIGN KEY ("recording_files_id") REFERENCES "public"."recording_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_recordings_id_idx" ON "payload_locked_documents_rels" USING btree ("recordings_id");
  CREATE INDEX "payload_locked_documents_rels_recording_files_id_idx" ON "payload_locked_documents_rels" USING btree ("recording_files_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recordings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recordings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recording_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_desks_calendars" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_booking_v_version_desks_calendars" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "recordings" CASCADE;
  DROP TABLE "_recordings_v" CASCADE;
  DROP TABLE "recording_files" CASCADE;
  DROP TABLE "booking_desks_calendars" CASCADE;
  DROP TABLE "_booking_v_version_desks_calendars" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recordings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recording_files_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('sales-notice', 'acknowledgement', 'mail', 'answer', 'crm', 'crm-note', 'webhook', 'document-link', 'letter-confirm', 'call-booking', 'call-move', 'call-end', 'invitation', 'new-password', 'wrong-codes', 'sample-email', 'answer-due', 'page-fault', 'own');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  DROP INDEX "payload_locked_documents_rels_recordings_id_idx";
  DROP INDEX "payload_locked_documents_rels_recording_files_id_idx";
  ALTER TABLE "forms_by_country" DROP COLUMN "answer";
  ALTER TABLE "_forms_v_version_by_country" DROP COLUMN "answer";
  ALTER TABLE "bookings" DROP COLUMN "written_to";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "recordings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "recording_files_id";
  ALTER TABLE "booking" DROP COLUMN "silent_calendars";
  ALTER TABLE "_booking_v" DROP COLUMN "version_silent_calendars";
  DROP TYPE "public"."enum_recordings_status";
  DROP TYPE "public"."enum__recordings_v_version_status";
  DROP TYPE "public"."enum_booking_desks_calendars_kind";
  DROP TYPE "public"."enum_booking_silent_calendars";
  DROP TYPE "public"."enum__booking_v_version_desks_calendars_kind";
  DROP TYPE "public"."enum__booking_v_version_silent_calendars";`)
}
