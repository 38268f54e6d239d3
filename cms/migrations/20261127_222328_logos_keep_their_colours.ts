import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`rasterised\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`own_colours\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`rasterised\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`own_colours\`;`)
}
