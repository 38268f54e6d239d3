import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`offices\` ADD \`postal_code\` text;`)
  await db.run(sql`ALTER TABLE \`offices\` ADD \`region\` text;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` ADD \`version_postal_code\` text;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` ADD \`version_region\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`mode\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_mode\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`offices\` DROP COLUMN \`postal_code\`;`)
  await db.run(sql`ALTER TABLE \`offices\` DROP COLUMN \`region\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` DROP COLUMN \`version_postal_code\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` DROP COLUMN \`version_region\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`mode\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_mode\`;`)
}
