import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // A form was seen at once, a twin once it was ticked.
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`language\` text,
  	\`original_id\` integer,
  	\`name\` text,
  	\`title\` text,
  	\`kind\` text,
  	\`questions\` text,
  	\`fields\` text,
  	\`button_text\` text,
  	\`consent_text\` text,
  	\`follows\` text,
  	\`next_page_id\` integer,
  	\`thanks_title\` text,
  	\`thanks_text\` text,
  	\`reply_to\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`original_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`next_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms\`("id", "language", "original_id", "name", "title", "kind", "questions", "fields", "button_text", "consent_text", "follows", "next_page_id", "thanks_title", "thanks_text", "reply_to", "edited_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "language", "original_id", "name", "title", "kind", "questions", "fields", "button_text", "consent_text", "follows", "next_page_id", "thanks_title", "thanks_text", "reply_to", "edited_by", "updated_at", "created_at", "deleted_at", CASE WHEN language IS NULL OR is_visible THEN 'published' ELSE 'draft' END FROM \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms\` RENAME TO \`forms\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`forms_language_idx\` ON \`forms\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`forms_original_idx\` ON \`forms\` (\`original_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_name_idx\` ON \`forms\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`forms_next_page_idx\` ON \`forms\` (\`next_page_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_deleted_at_idx\` ON \`forms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`forms__status_idx\` ON \`forms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__forms_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_language\` text,
  	\`version_original_id\` integer,
  	\`version_name\` text,
  	\`version_title\` text,
  	\`version_kind\` text,
  	\`version_questions\` text,
  	\`version_fields\` text,
  	\`version_button_text\` text,
  	\`version_consent_text\` text,
  	\`version_follows\` text,
  	\`version_next_page_id\` integer,
  	\`version_thanks_title\` text,
  	\`version_thanks_text\` text,
  	\`version_reply_to\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_original_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_next_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__forms_v\`("id", "parent_id", "version_language", "version_original_id", "version_name", "version_title", "version_kind", "version_questions", "version_fields", "version_button_text", "version_consent_text", "version_follows", "version_next_page_id", "version_thanks_title", "version_thanks_text", "version_reply_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_language", "version_original_id", "version_name", "version_title", "version_kind", "version_questions", "version_fields", "version_button_text", "version_consent_text", "version_follows", "version_next_page_id", "version_thanks_title", "version_thanks_text", "version_reply_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", CASE WHEN version_language IS NULL OR version_is_visible THEN 'published' ELSE 'draft' END, "created_at", "updated_at", id IN (SELECT max(id) FROM \`_forms_v\` GROUP BY parent_id), 0 FROM \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__forms_v\` RENAME TO \`_forms_v\`;`)
  await db.run(sql`CREATE INDEX \`_forms_v_parent_idx\` ON \`_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_language_idx\` ON \`_forms_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_original_idx\` ON \`_forms_v\` (\`version_original_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_name_idx\` ON \`_forms_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_next_page_idx\` ON \`_forms_v\` (\`version_next_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_at_idx\` ON \`_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_at_idx\` ON \`_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_deleted_at_idx\` ON \`_forms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version__status_idx\` ON \`_forms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_latest_idx\` ON \`_forms_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_autosave_idx\` ON \`_forms_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`answers_kept_until\` text;`)
  await db.run(sql`CREATE INDEX \`leads_answers_kept_until_idx\` ON \`leads\` (\`answers_kept_until\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`language\` text,
  	\`original_id\` integer,
  	\`is_visible\` integer,
  	\`name\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`kind\` text,
  	\`questions\` text,
  	\`fields\` text,
  	\`button_text\` text,
  	\`consent_text\` text,
  	\`follows\` text,
  	\`next_page_id\` integer,
  	\`thanks_title\` text,
  	\`thanks_text\` text,
  	\`reply_to\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`original_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`next_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms\`("id", "language", "original_id", "is_visible", "name", "title", "kind", "questions", "fields", "button_text", "consent_text", "follows", "next_page_id", "thanks_title", "thanks_text", "reply_to", "edited_by", "updated_at", "created_at", "deleted_at") SELECT "id", "language", "original_id", "is_visible", "name", "title", "kind", "questions", "fields", "button_text", "consent_text", "follows", "next_page_id", "thanks_title", "thanks_text", "reply_to", "edited_by", "updated_at", "created_at", "deleted_at" FROM \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms\` RENAME TO \`forms\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`forms_language_idx\` ON \`forms\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`forms_original_idx\` ON \`forms\` (\`original_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_name_idx\` ON \`forms\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`forms_next_page_idx\` ON \`forms\` (\`next_page_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_deleted_at_idx\` ON \`forms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__forms_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_language\` text,
  	\`version_original_id\` integer,
  	\`version_is_visible\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_title\` text NOT NULL,
  	\`version_kind\` text,
  	\`version_questions\` text,
  	\`version_fields\` text,
  	\`version_button_text\` text,
  	\`version_consent_text\` text,
  	\`version_follows\` text,
  	\`version_next_page_id\` integer,
  	\`version_thanks_title\` text,
  	\`version_thanks_text\` text,
  	\`version_reply_to\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_original_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_next_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__forms_v\`("id", "parent_id", "version_language", "version_original_id", "version_is_visible", "version_name", "version_title", "version_kind", "version_questions", "version_fields", "version_button_text", "version_consent_text", "version_follows", "version_next_page_id", "version_thanks_title", "version_thanks_text", "version_reply_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_language", "version_original_id", "version_is_visible", "version_name", "version_title", "version_kind", "version_questions", "version_fields", "version_button_text", "version_consent_text", "version_follows", "version_next_page_id", "version_thanks_title", "version_thanks_text", "version_reply_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__forms_v\` RENAME TO \`_forms_v\`;`)
  await db.run(sql`CREATE INDEX \`_forms_v_parent_idx\` ON \`_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_language_idx\` ON \`_forms_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_original_idx\` ON \`_forms_v\` (\`version_original_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_name_idx\` ON \`_forms_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_next_page_idx\` ON \`_forms_v\` (\`version_next_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_at_idx\` ON \`_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_at_idx\` ON \`_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_deleted_at_idx\` ON \`_forms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`DROP INDEX \`leads_answers_kept_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`answers_kept_until\`;`)
}
