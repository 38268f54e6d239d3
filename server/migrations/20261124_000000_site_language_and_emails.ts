import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`email_words\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_language\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_email_words\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`email_words\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_language\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_email_words\`;`)
}
