import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offices" ADD COLUMN "holiday_region" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_holiday_region" varchar;
  ALTER TABLE "booking" ADD COLUMN "public_holidays" boolean;
  ALTER TABLE "_booking_v" ADD COLUMN "version_public_holidays" boolean;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offices" DROP COLUMN "holiday_region";
  ALTER TABLE "_offices_v" DROP COLUMN "version_holiday_region";
  ALTER TABLE "booking" DROP COLUMN "public_holidays";
  ALTER TABLE "_booking_v" DROP COLUMN "version_public_holidays";`)
}
