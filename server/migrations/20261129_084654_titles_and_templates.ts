import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`documents\` ADD \`title_in\` text;`)
  await db.run(sql`ALTER TABLE \`answer_templates\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`_answer_templates_v\` ADD \`version_language\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`documents\` DROP COLUMN \`title_in\`;`)
  await db.run(sql`ALTER TABLE \`answer_templates\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`_answer_templates_v\` DROP COLUMN \`version_language\`;`)
}
