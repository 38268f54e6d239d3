import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_in_calendar" AS ENUM('moved', 'removed');
  ALTER TYPE "public"."enum_booking_desks_calendars_kind" ADD VALUE 'google';
  ALTER TYPE "public"."enum_booking_desks_calendars_kind" ADD VALUE 'microsoft';
  ALTER TYPE "public"."enum__booking_v_version_desks_calendars_kind" ADD VALUE 'google';
  ALTER TYPE "public"."enum__booking_v_version_desks_calendars_kind" ADD VALUE 'microsoft';
  ALTER TABLE "bookings" ADD COLUMN "in_calendar" "enum_bookings_in_calendar";
  ALTER TABLE "bookings" ADD COLUMN "in_calendar_starts_at" timestamp(3) with time zone;
  ALTER TABLE "booking" ADD COLUMN "google_client_id" varchar;
  ALTER TABLE "booking" ADD COLUMN "google_client_secret" varchar;
  ALTER TABLE "booking" ADD COLUMN "microsoft_client_id" varchar;
  ALTER TABLE "booking" ADD COLUMN "microsoft_client_secret" varchar;
  ALTER TABLE "booking" ADD COLUMN "microsoft_tenant" varchar;
  ALTER TABLE "_booking_v" ADD COLUMN "version_google_client_id" varchar;
  ALTER TABLE "_booking_v" ADD COLUMN "version_google_client_secret" varchar;
  ALTER TABLE "_booking_v" ADD COLUMN "version_microsoft_client_id" varchar;
  ALTER TABLE "_booking_v" ADD COLUMN "version_microsoft_client_secret" varchar;
  ALTER TABLE "_booking_v" ADD COLUMN "version_microsoft_tenant" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_desks_calendars" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "booking_desks_calendars" ALTER COLUMN "kind" SET DEFAULT 'ics'::text;
  DROP TYPE "public"."enum_booking_desks_calendars_kind";
  CREATE TYPE "public"."enum_booking_desks_calendars_kind" AS ENUM('ics', 'caldav');
  ALTER TABLE "booking_desks_calendars" ALTER COLUMN "kind" SET DEFAULT 'ics'::"public"."enum_booking_desks_calendars_kind";
  ALTER TABLE "booking_desks_calendars" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_booking_desks_calendars_kind" USING "kind"::"public"."enum_booking_desks_calendars_kind";
  ALTER TABLE "_booking_v_version_desks_calendars" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "_booking_v_version_desks_calendars" ALTER COLUMN "kind" SET DEFAULT 'ics'::text;
  DROP TYPE "public"."enum__booking_v_version_desks_calendars_kind";
  CREATE TYPE "public"."enum__booking_v_version_desks_calendars_kind" AS ENUM('ics', 'caldav');
  ALTER TABLE "_booking_v_version_desks_calendars" ALTER COLUMN "kind" SET DEFAULT 'ics'::"public"."enum__booking_v_version_desks_calendars_kind";
  ALTER TABLE "_booking_v_version_desks_calendars" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__booking_v_version_desks_calendars_kind" USING "kind"::"public"."enum__booking_v_version_desks_calendars_kind";
  ALTER TABLE "bookings" DROP COLUMN "in_calendar";
  ALTER TABLE "bookings" DROP COLUMN "in_calendar_starts_at";
  ALTER TABLE "booking" DROP COLUMN "google_client_id";
  ALTER TABLE "booking" DROP COLUMN "google_client_secret";
  ALTER TABLE "booking" DROP COLUMN "microsoft_client_id";
  ALTER TABLE "booking" DROP COLUMN "microsoft_client_secret";
  ALTER TABLE "booking" DROP COLUMN "microsoft_tenant";
  ALTER TABLE "_booking_v" DROP COLUMN "version_google_client_id";
  ALTER TABLE "_booking_v" DROP COLUMN "version_google_client_secret";
  ALTER TABLE "_booking_v" DROP COLUMN "version_microsoft_client_id";
  ALTER TABLE "_booking_v" DROP COLUMN "version_microsoft_client_secret";
  ALTER TABLE "_booking_v" DROP COLUMN "version_microsoft_tenant";
  DROP TYPE "public"."enum_bookings_in_calendar";`)
}
