import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`details\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`estimate\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`details\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`estimate\`;`)
}
