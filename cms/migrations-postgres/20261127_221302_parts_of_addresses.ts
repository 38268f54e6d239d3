import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_mode" AS ENUM('in-person', 'on-screen', 'both');
  CREATE TYPE "public"."enum__events_v_version_mode" AS ENUM('in-person', 'on-screen', 'both');
  ALTER TABLE "offices" ADD COLUMN "postal_code" varchar;
  ALTER TABLE "offices" ADD COLUMN "region" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_postal_code" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_region" varchar;
  ALTER TABLE "events" ADD COLUMN "mode" "enum_events_mode";
  ALTER TABLE "_events_v" ADD COLUMN "version_mode" "enum__events_v_version_mode";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offices" DROP COLUMN "postal_code";
  ALTER TABLE "offices" DROP COLUMN "region";
  ALTER TABLE "_offices_v" DROP COLUMN "version_postal_code";
  ALTER TABLE "_offices_v" DROP COLUMN "version_region";
  ALTER TABLE "events" DROP COLUMN "mode";
  ALTER TABLE "_events_v" DROP COLUMN "version_mode";
  DROP TYPE "public"."enum_events_mode";
  DROP TYPE "public"."enum__events_v_version_mode";`)
}
