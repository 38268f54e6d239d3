import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`in_calendar\` text;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`in_calendar_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`google_client_id\` text;`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`google_client_secret\` text;`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`microsoft_client_id\` text;`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`microsoft_client_secret\` text;`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`microsoft_tenant\` text;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` ADD \`version_google_client_id\` text;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` ADD \`version_google_client_secret\` text;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` ADD \`version_microsoft_client_id\` text;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` ADD \`version_microsoft_client_secret\` text;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` ADD \`version_microsoft_tenant\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`in_calendar\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`in_calendar_starts_at\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`google_client_id\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`google_client_secret\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`microsoft_client_id\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`microsoft_client_secret\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`microsoft_tenant\`;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` DROP COLUMN \`version_google_client_id\`;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` DROP COLUMN \`version_google_client_secret\`;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` DROP COLUMN \`version_microsoft_client_id\`;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` DROP COLUMN \`version_microsoft_client_secret\`;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` DROP COLUMN \`version_microsoft_tenant\`;`)
}
