import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_booking_desks_calendars_kind" AS ENUM('ics', 'caldav');
  CREATE TYPE "public"."enum_booking_silent_calendars" AS ENUM('hold', 'offer');
  CREATE TYPE "public"."enum__booking_v_version_desks_calendars_kind" AS ENUM('ics', 'caldav');
  CREATE TYPE "public"."enum__booking_v_version_silent_calendars" AS ENUM('hold', 'offer');
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
  
  ALTER TABLE "booking" ADD COLUMN "silent_calendars" "enum_booking_silent_calendars" DEFAULT 'hold' NOT NULL;
  ALTER TABLE "_booking_v" ADD COLUMN "version_silent_calendars" "enum__booking_v_version_silent_calendars" DEFAULT 'hold' NOT NULL;
  ALTER TABLE "booking_desks_calendars" ADD CONSTRAINT "booking_desks_calendars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_desks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_version_desks_calendars" ADD CONSTRAINT "_booking_v_version_desks_calendars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_v_version_desks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "booking_desks_calendars_order_idx" ON "booking_desks_calendars" USING btree ("_order");
  CREATE INDEX "booking_desks_calendars_parent_id_idx" ON "booking_desks_calendars" USING btree ("_parent_id");
  CREATE INDEX "_booking_v_version_desks_calendars_order_idx" ON "_booking_v_version_desks_calendars" USING btree ("_order");
  CREATE INDEX "_booking_v_version_desks_calendars_parent_id_idx" ON "_booking_v_version_desks_calendars" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "booking_desks_calendars" CASCADE;
  DROP TABLE "_booking_v_version_desks_calendars" CASCADE;
  ALTER TABLE "booking" DROP COLUMN "silent_calendars";
  ALTER TABLE "_booking_v" DROP COLUMN "version_silent_calendars";
  DROP TYPE "public"."enum_booking_desks_calendars_kind";
  DROP TYPE "public"."enum_booking_silent_calendars";
  DROP TYPE "public"."enum__booking_v_version_desks_calendars_kind";
  DROP TYPE "public"."enum__booking_v_version_silent_calendars";`)
}
