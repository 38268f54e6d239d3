import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`second_factors\` ADD \`wrong_codes\` numeric;`)
  await db.run(sql`ALTER TABLE \`second_factors\` ADD \`paused_until\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`second_factors\` DROP COLUMN \`wrong_codes\`;`)
  await db.run(sql`ALTER TABLE \`second_factors\` DROP COLUMN \`paused_until\`;`)
}
