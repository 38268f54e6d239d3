import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`forms\` ADD \`becomes\` text;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`event_id\` integer REFERENCES events(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`document_id\` integer REFERENCES documents(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`forms_event_idx\` ON \`forms\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_document_idx\` ON \`forms\` (\`document_id\`);`)
  await db.run(sql`ALTER TABLE \`forms_rels\` ADD \`tags_id\` integer REFERENCES tags(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`forms_rels_tags_id_idx\` ON \`forms_rels\` (\`tags_id\`);`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`version_becomes\` text;`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`version_event_id\` integer REFERENCES events(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`version_document_id\` integer REFERENCES documents(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_event_idx\` ON \`_forms_v\` (\`version_event_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_document_idx\` ON \`_forms_v\` (\`version_document_id\`);`)
  await db.run(sql`ALTER TABLE \`_forms_v_rels\` ADD \`tags_id\` integer REFERENCES tags(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_tags_id_idx\` ON \`_forms_v_rels\` (\`tags_id\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`becomes\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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
  await db.run(sql`INSERT INTO \`__new_forms\`("id", "language", "original_id", "name", "title", "kind", "questions", "fields", "button_text", "consent_text", "follows", "next_page_id", "thanks_title", "thanks_text", "reply_to", "edited_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "language", "original_id", "name", "title", "kind", "questions", "fields", "button_text", "consent_text", "follows", "next_page_id", "thanks_title", "thanks_text", "reply_to", "edited_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`forms\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_forms_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`offices_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms_rels\`("id", "order", "parent_id", "path", "offices_id", "users_id") SELECT "id", "order", "parent_id", "path", "offices_id", "users_id" FROM \`forms_rels\`;`)
  await db.run(sql`DROP TABLE \`forms_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms_rels\` RENAME TO \`forms_rels\`;`)
  await db.run(sql`CREATE INDEX \`forms_rels_order_idx\` ON \`forms_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_parent_idx\` ON \`forms_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_path_idx\` ON \`forms_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_offices_id_idx\` ON \`forms_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_users_id_idx\` ON \`forms_rels\` (\`users_id\`);`)
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
  await db.run(sql`INSERT INTO \`__new__forms_v\`("id", "parent_id", "version_language", "version_original_id", "version_name", "version_title", "version_kind", "version_questions", "version_fields", "version_button_text", "version_consent_text", "version_follows", "version_next_page_id", "version_thanks_title", "version_thanks_text", "version_reply_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_language", "version_original_id", "version_name", "version_title", "version_kind", "version_questions", "version_fields", "version_button_text", "version_consent_text", "version_follows", "version_next_page_id", "version_thanks_title", "version_thanks_text", "version_reply_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_forms_v\`;`)
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
  await db.run(sql`CREATE TABLE \`__new__forms_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`offices_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__forms_v_rels\`("id", "order", "parent_id", "path", "offices_id", "users_id") SELECT "id", "order", "parent_id", "path", "offices_id", "users_id" FROM \`_forms_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__forms_v_rels\` RENAME TO \`_forms_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_order_idx\` ON \`_forms_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_parent_idx\` ON \`_forms_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_path_idx\` ON \`_forms_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_offices_id_idx\` ON \`_forms_v_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_users_id_idx\` ON \`_forms_v_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`becomes\`;`)
}
