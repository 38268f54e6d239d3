import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_settings_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text,
  	\`is_visible\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_languages_order_idx\` ON \`site_settings_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_languages_parent_id_idx\` ON \`site_settings_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text,
  	\`is_visible\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_languages_order_idx\` ON \`_site_settings_v_version_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_languages_parent_id_idx\` ON \`_site_settings_v_version_languages\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`original_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`pages_language_idx\` ON \`pages\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`pages_original_idx\` ON \`pages\` (\`original_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_language\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_original_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_language_idx\` ON \`_pages_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_original_idx\` ON \`_pages_v\` (\`version_original_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_settings_languages\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_languages\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`moved_to\` text,
  	\`address\` text,
  	\`edited_by\` text,
  	\`type\` text DEFAULT 'page',
  	\`layout\` text,
  	\`head_title\` text,
  	\`head_description\` text,
  	\`head_image_id\` integer,
  	\`head_no_index\` integer,
  	\`offer_service_name\` text,
  	\`offer_starting_price\` numeric,
  	\`card_label\` text,
  	\`card_description\` text,
  	\`card_picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`head_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "title", "slug", "moved_to", "address", "edited_by", "type", "layout", "head_title", "head_description", "head_image_id", "head_no_index", "offer_service_name", "offer_starting_price", "card_label", "card_description", "card_picture_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "slug", "moved_to", "address", "edited_by", "type", "layout", "head_title", "head_description", "head_image_id", "head_no_index", "offer_service_name", "offer_starting_price", "card_label", "card_description", "card_picture_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_address_idx\` ON \`pages\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`pages_head_head_image_idx\` ON \`pages\` (\`head_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_card_card_picture_idx\` ON \`pages\` (\`card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_moved_to\` text,
  	\`version_address\` text,
  	\`version_edited_by\` text,
  	\`version_type\` text DEFAULT 'page',
  	\`version_layout\` text,
  	\`version_head_title\` text,
  	\`version_head_description\` text,
  	\`version_head_image_id\` integer,
  	\`version_head_no_index\` integer,
  	\`version_offer_service_name\` text,
  	\`version_offer_starting_price\` numeric,
  	\`version_card_label\` text,
  	\`version_card_description\` text,
  	\`version_card_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_head_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version_title", "version_slug", "version_moved_to", "version_address", "version_edited_by", "version_type", "version_layout", "version_head_title", "version_head_description", "version_head_image_id", "version_head_no_index", "version_offer_service_name", "version_offer_starting_price", "version_card_label", "version_card_description", "version_card_picture_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_slug", "version_moved_to", "version_address", "version_edited_by", "version_type", "version_layout", "version_head_title", "version_head_description", "version_head_image_id", "version_head_no_index", "version_offer_service_name", "version_offer_starting_price", "version_card_label", "version_card_description", "version_card_picture_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_address_idx\` ON \`_pages_v\` (\`version_address\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_head_version_head_image_idx\` ON \`_pages_v\` (\`version_head_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_card_version_card_picture_idx\` ON \`_pages_v\` (\`version_card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
}
