import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."enum_bookings_state" AS ENUM('booked', 'cancelled', 'quarantine');
  CREATE TYPE "public"."enum_booking_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_booking_minutes" AS ENUM('30', '40');
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"host" varchar NOT NULL,
  	"room" varchar,
  	"zone" varchar NOT NULL,
  	"state" "enum_bookings_state" NOT NULL,
  	"lead_id" integer,
  	"place" varchar,
  	"uid" varchar NOT NULL,
  	"sequence" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "booking_desks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"role" varchar,
  	"office_id" integer NOT NULL,
  	"room" varchar
  );
  
  CREATE TABLE "booking_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_booking_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "booking_days_off" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"office_id" integer
  );
  
  CREATE TABLE "booking" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"minutes" "enum_booking_minutes" DEFAULT '40' NOT NULL,
  	"pause_minutes" numeric DEFAULT 20 NOT NULL,
  	"notice_hours" numeric DEFAULT 24 NOT NULL,
  	"days_ahead" numeric DEFAULT 30 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "booking_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "mails" ADD COLUMN "calendar" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bookings_id" integer;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_desks" ADD CONSTRAINT "booking_desks_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_desks" ADD CONSTRAINT "booking_desks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_weekdays" ADD CONSTRAINT "booking_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_days_off" ADD CONSTRAINT "booking_days_off_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_days_off" ADD CONSTRAINT "booking_days_off_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_texts" ADD CONSTRAINT "booking_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at");
  CREATE INDEX "bookings_state_idx" ON "bookings" USING btree ("state");
  CREATE INDEX "bookings_lead_idx" ON "bookings" USING btree ("lead_id");
  CREATE UNIQUE INDEX "bookings_place_idx" ON "bookings" USING btree ("place");
  CREATE UNIQUE INDEX "bookings_uid_idx" ON "bookings" USING btree ("uid");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "booking_desks_order_idx" ON "booking_desks" USING btree ("_order");
  CREATE INDEX "booking_desks_parent_id_idx" ON "booking_desks" USING btree ("_parent_id");
  CREATE INDEX "booking_desks_office_idx" ON "booking_desks" USING btree ("office_id");
  CREATE INDEX "booking_weekdays_order_idx" ON "booking_weekdays" USING btree ("order");
  CREATE INDEX "booking_weekdays_parent_idx" ON "booking_weekdays" USING btree ("parent_id");
  CREATE INDEX "booking_days_off_order_idx" ON "booking_days_off" USING btree ("_order");
  CREATE INDEX "booking_days_off_parent_id_idx" ON "booking_days_off" USING btree ("_parent_id");
  CREATE INDEX "booking_days_off_office_idx" ON "booking_days_off" USING btree ("office_id");
  CREATE INDEX "booking_texts_order_parent" ON "booking_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_desks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_days_off" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "booking_desks" CASCADE;
  DROP TABLE "booking_weekdays" CASCADE;
  DROP TABLE "booking_days_off" CASCADE;
  DROP TABLE "booking" CASCADE;
  DROP TABLE "booking_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bookings_fk";
  
  DROP INDEX "payload_locked_documents_rels_bookings_id_idx";
  ALTER TABLE "mails" DROP COLUMN "calendar";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bookings_id";
  DROP TYPE "public"."enum_bookings_state";
  DROP TYPE "public"."enum_booking_weekdays";
  DROP TYPE "public"."enum_booking_minutes";`)
}
