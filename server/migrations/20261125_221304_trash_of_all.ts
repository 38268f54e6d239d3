import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`forms\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`forms_deleted_at_idx\` ON \`forms\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_deleted_at_idx\` ON \`_forms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_redirects_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_deleted_at_idx\` ON \`_redirects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_deleted_at_idx\` ON \`_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`answer_templates\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`answer_templates_deleted_at_idx\` ON \`answer_templates\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_answer_templates_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_answer_templates_v_version_version_deleted_at_idx\` ON \`_answer_templates_v\` (\`version_deleted_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`forms_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_forms_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_forms_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`redirects_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_redirects_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_redirects_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`categories_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_categories_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`answer_templates_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`answer_templates\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_answer_templates_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_answer_templates_v\` DROP COLUMN \`version_deleted_at\`;`)
}
