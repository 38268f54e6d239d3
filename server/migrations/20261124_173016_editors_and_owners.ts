import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`forms_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`offices_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_rels_order_idx\` ON \`forms_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_parent_idx\` ON \`forms_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_path_idx\` ON \`forms_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_offices_id_idx\` ON \`forms_rels\` (\`offices_id\`);`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`follows\` text;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`next_page_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`forms_next_page_idx\` ON \`forms\` (\`next_page_id\`);`)
  await db.run(sql`ALTER TABLE \`offices\` ADD \`email\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`former_files\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`analytics_id\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_analytics_id\` text;`)
  await db.run(sql`ALTER TABLE \`publication\` ADD \`full_version\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`forms_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`fields\` text,
  	\`button_text\` text,
  	\`consent_text\` text,
  	\`thanks_title\` text,
  	\`thanks_text\` text,
  	\`reply_to\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms\`("id", "name", "title", "fields", "button_text", "consent_text", "thanks_title", "thanks_text", "reply_to", "updated_at", "created_at") SELECT "id", "name", "title", "fields", "button_text", "consent_text", "thanks_title", "thanks_text", "reply_to", "updated_at", "created_at" FROM \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms\` RENAME TO \`forms\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_name_idx\` ON \`forms\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`offices\` DROP COLUMN \`email\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`former_files\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`analytics_id\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_time_zone\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_analytics_id\`;`)
  await db.run(sql`ALTER TABLE \`publication\` DROP COLUMN \`full_version\`;`)
}
