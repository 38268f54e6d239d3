import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`articles\` ADD \`cover_drawing\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_cover_drawing\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`cover_drawing\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_cover_drawing\`;`)
}
