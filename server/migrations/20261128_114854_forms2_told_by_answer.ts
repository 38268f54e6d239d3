import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`forms_by_country\` ADD \`answer\` text;`)
  await db.run(sql`ALTER TABLE \`_forms_v_version_by_country\` ADD \`answer\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`forms_by_country\` DROP COLUMN \`answer\`;`)
  await db.run(sql`ALTER TABLE \`_forms_v_version_by_country\` DROP COLUMN \`answer\`;`)
}
