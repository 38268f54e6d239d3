import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`offices\` ADD \`holiday_region\` text;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` ADD \`version_holiday_region\` text;`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`public_holidays\` integer;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` ADD \`version_public_holidays\` integer;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`offices\` DROP COLUMN \`holiday_region\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` DROP COLUMN \`version_holiday_region\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`public_holidays\`;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` DROP COLUMN \`version_public_holidays\`;`)
}
