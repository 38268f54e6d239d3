import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** All tables of the first release. Whatever comes after it is a migration of its own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_breadcrumbs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_breadcrumbs_order_idx\` ON \`pages_breadcrumbs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_breadcrumbs_parent_id_idx\` ON \`pages_breadcrumbs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`language\` text,
  	\`original_id\` integer,
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
  	FOREIGN KEY (\`original_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`head_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_language_idx\` ON \`pages\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`pages_original_idx\` ON \`pages\` (\`original_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_address_idx\` ON \`pages\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`pages_head_head_image_idx\` ON \`pages\` (\`head_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_card_card_picture_idx\` ON \`pages\` (\`card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_breadcrumbs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_breadcrumbs_order_idx\` ON \`_pages_v_version_breadcrumbs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_breadcrumbs_parent_id_idx\` ON \`_pages_v_version_breadcrumbs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_language\` text,
  	\`version_original_id\` integer,
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
  	FOREIGN KEY (\`version_original_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_head_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_language_idx\` ON \`_pages_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_original_idx\` ON \`_pages_v\` (\`version_original_id\`);`)
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
  await db.run(sql`CREATE TABLE \`forms_by_country_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms_by_country\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_by_country_languages_order_idx\` ON \`forms_by_country_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_by_country_languages_parent_idx\` ON \`forms_by_country_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_by_country\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`office\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_by_country_order_idx\` ON \`forms_by_country\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_by_country_parent_id_idx\` ON \`forms_by_country\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`language\` text,
  	\`original_id\` integer,
  	\`name\` text,
  	\`title\` text,
  	\`kind\` text,
  	\`fields\` text,
  	\`questions\` text,
  	\`button_text\` text,
  	\`consent_text\` text,
  	\`becomes\` text,
  	\`event_id\` integer,
  	\`document_id\` integer,
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
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`next_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_language_idx\` ON \`forms\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`forms_original_idx\` ON \`forms\` (\`original_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_name_idx\` ON \`forms\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`forms_event_idx\` ON \`forms\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_document_idx\` ON \`forms\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_next_page_idx\` ON \`forms\` (\`next_page_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_deleted_at_idx\` ON \`forms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`forms__status_idx\` ON \`forms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`forms_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_texts_order_parent\` ON \`forms_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`tags_id\` integer,
  	\`offices_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_rels_order_idx\` ON \`forms_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_parent_idx\` ON \`forms_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_path_idx\` ON \`forms_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_tags_id_idx\` ON \`forms_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_offices_id_idx\` ON \`forms_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_users_id_idx\` ON \`forms_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_by_country_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_forms_v_version_by_country\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_by_country_languages_order_idx\` ON \`_forms_v_version_by_country_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_by_country_languages_parent_idx\` ON \`_forms_v_version_by_country_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_by_country\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`office\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_by_country_order_idx\` ON \`_forms_v_version_by_country\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_by_country_parent_id_idx\` ON \`_forms_v_version_by_country\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_language\` text,
  	\`version_original_id\` integer,
  	\`version_name\` text,
  	\`version_title\` text,
  	\`version_kind\` text,
  	\`version_fields\` text,
  	\`version_questions\` text,
  	\`version_button_text\` text,
  	\`version_consent_text\` text,
  	\`version_becomes\` text,
  	\`version_event_id\` integer,
  	\`version_document_id\` integer,
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
  	FOREIGN KEY (\`version_event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_next_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_parent_idx\` ON \`_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_language_idx\` ON \`_forms_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_original_idx\` ON \`_forms_v\` (\`version_original_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_name_idx\` ON \`_forms_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_event_idx\` ON \`_forms_v\` (\`version_event_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_document_idx\` ON \`_forms_v\` (\`version_document_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_next_page_idx\` ON \`_forms_v\` (\`version_next_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_at_idx\` ON \`_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_at_idx\` ON \`_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_deleted_at_idx\` ON \`_forms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version__status_idx\` ON \`_forms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_latest_idx\` ON \`_forms_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_autosave_idx\` ON \`_forms_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_texts_order_parent\` ON \`_forms_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`tags_id\` integer,
  	\`offices_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_order_idx\` ON \`_forms_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_parent_idx\` ON \`_forms_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_path_idx\` ON \`_forms_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_tags_id_idx\` ON \`_forms_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_offices_id_idx\` ON \`_forms_v_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_users_id_idx\` ON \`_forms_v_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`form_versions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`questions\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`form_versions_key_idx\` ON \`form_versions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`form_versions_updated_at_idx\` ON \`form_versions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_versions_created_at_idx\` ON \`form_versions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`turns\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`person_id\` integer,
  	\`taken\` numeric NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`turns_person_idx\` ON \`turns\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`turns_updated_at_idx\` ON \`turns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`turns_created_at_idx\` ON \`turns\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`is_permanent\` integer DEFAULT true,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_idx\` ON \`redirects\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_from\` text NOT NULL,
  	\`version_to\` text NOT NULL,
  	\`version_is_permanent\` integer DEFAULT true,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_from_idx\` ON \`_redirects_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_to_idx\` ON \`_redirects_v\` (\`version_to\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_deleted_at_idx\` ON \`_redirects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`short_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`campaign_source\` text,
  	\`campaign_medium\` text,
  	\`campaign_name\` text,
  	\`campaign_term\` text,
  	\`campaign_content\` text,
  	\`count\` numeric DEFAULT 0,
  	\`last_used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`short_links_name_idx\` ON \`short_links\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`short_links_target_idx\` ON \`short_links\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`short_links_updated_at_idx\` ON \`short_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`short_links_created_at_idx\` ON \`short_links\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`short_links_deleted_at_idx\` ON \`short_links\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`language\` text,
  	\`original_id\` integer,
  	\`moved_to\` text,
  	\`address\` text,
  	\`edited_by\` text,
  	\`layout\` text,
  	\`excerpt\` text,
  	\`lead\` text,
  	\`preview_id\` integer,
  	\`cover_id\` integer,
  	\`cover_upright_id\` integer,
  	\`head_title\` text,
  	\`head_description\` text,
  	\`head_image_id\` integer,
  	\`head_no_index\` integer,
  	\`date\` text,
  	\`time_to_read\` numeric,
  	\`written_by_id\` integer,
  	\`reviewed_by_id\` integer,
  	\`author\` text,
  	\`duration_seconds\` numeric,
  	\`is_featured\` integer,
  	\`is_popular\` integer,
  	\`category_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`original_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_upright_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`head_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`written_by_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`reviewed_by_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`articles_language_idx\` ON \`articles\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`articles_original_idx\` ON \`articles\` (\`original_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_address_idx\` ON \`articles\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`articles_preview_idx\` ON \`articles\` (\`preview_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_cover_idx\` ON \`articles\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_cover_upright_idx\` ON \`articles\` (\`cover_upright_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_head_head_image_idx\` ON \`articles\` (\`head_image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_date_idx\` ON \`articles\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`articles_written_by_idx\` ON \`articles\` (\`written_by_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_reviewed_by_idx\` ON \`articles\` (\`reviewed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_category_idx\` ON \`articles\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_rels_order_idx\` ON \`articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_parent_idx\` ON \`articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_path_idx\` ON \`articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_categories_id_idx\` ON \`articles_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_tags_id_idx\` ON \`articles_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_language\` text,
  	\`version_original_id\` integer,
  	\`version_moved_to\` text,
  	\`version_address\` text,
  	\`version_edited_by\` text,
  	\`version_layout\` text,
  	\`version_excerpt\` text,
  	\`version_lead\` text,
  	\`version_preview_id\` integer,
  	\`version_cover_id\` integer,
  	\`version_cover_upright_id\` integer,
  	\`version_head_title\` text,
  	\`version_head_description\` text,
  	\`version_head_image_id\` integer,
  	\`version_head_no_index\` integer,
  	\`version_date\` text,
  	\`version_time_to_read\` numeric,
  	\`version_written_by_id\` integer,
  	\`version_reviewed_by_id\` integer,
  	\`version_author\` text,
  	\`version_duration_seconds\` numeric,
  	\`version_is_featured\` integer,
  	\`version_is_popular\` integer,
  	\`version_category_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_original_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_upright_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_head_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_written_by_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_reviewed_by_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_language_idx\` ON \`_articles_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_original_idx\` ON \`_articles_v\` (\`version_original_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_address_idx\` ON \`_articles_v\` (\`version_address\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_preview_idx\` ON \`_articles_v\` (\`version_preview_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_cover_idx\` ON \`_articles_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_cover_upright_idx\` ON \`_articles_v\` (\`version_cover_upright_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_head_version_head_image_idx\` ON \`_articles_v\` (\`version_head_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_date_idx\` ON \`_articles_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_written_by_idx\` ON \`_articles_v\` (\`version_written_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_reviewed_by_idx\` ON \`_articles_v\` (\`version_reviewed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_category_idx\` ON \`_articles_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_order_idx\` ON \`_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_parent_idx\` ON \`_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_path_idx\` ON \`_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_categories_id_idx\` ON \`_articles_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_tags_id_idx\` ON \`_articles_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`language\` text,
  	\`original_id\` integer,
  	\`moved_to\` text,
  	\`address\` text,
  	\`edited_by\` text,
  	\`summary\` text,
  	\`employment\` text,
  	\`place_mode\` text,
  	\`place_city\` text,
  	\`place_country_code\` text,
  	\`place_street\` text,
  	\`place_postal_code\` text,
  	\`place_region\` text,
  	\`pay_from\` numeric,
  	\`pay_to\` numeric,
  	\`pay_per\` text,
  	\`pay_currency\` text,
  	\`text\` text,
  	\`posted\` text,
  	\`closes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`original_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_slug_idx\` ON \`vacancies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_language_idx\` ON \`vacancies\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_original_idx\` ON \`vacancies\` (\`original_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_address_idx\` ON \`vacancies\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_posted_idx\` ON \`vacancies\` (\`posted\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_closes_idx\` ON \`vacancies\` (\`closes\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_updated_at_idx\` ON \`vacancies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_created_at_idx\` ON \`vacancies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_deleted_at_idx\` ON \`vacancies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies__status_idx\` ON \`vacancies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_language\` text,
  	\`version_original_id\` integer,
  	\`version_moved_to\` text,
  	\`version_address\` text,
  	\`version_edited_by\` text,
  	\`version_summary\` text,
  	\`version_employment\` text,
  	\`version_place_mode\` text,
  	\`version_place_city\` text,
  	\`version_place_country_code\` text,
  	\`version_place_street\` text,
  	\`version_place_postal_code\` text,
  	\`version_place_region\` text,
  	\`version_pay_from\` numeric,
  	\`version_pay_to\` numeric,
  	\`version_pay_per\` text,
  	\`version_pay_currency\` text,
  	\`version_text\` text,
  	\`version_posted\` text,
  	\`version_closes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_original_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_parent_idx\` ON \`_vacancies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_slug_idx\` ON \`_vacancies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_language_idx\` ON \`_vacancies_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_original_idx\` ON \`_vacancies_v\` (\`version_original_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_address_idx\` ON \`_vacancies_v\` (\`version_address\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_posted_idx\` ON \`_vacancies_v\` (\`version_posted\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_closes_idx\` ON \`_vacancies_v\` (\`version_closes\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_updated_at_idx\` ON \`_vacancies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_created_at_idx\` ON \`_vacancies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_deleted_at_idx\` ON \`_vacancies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version__status_idx\` ON \`_vacancies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_created_at_idx\` ON \`_vacancies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_updated_at_idx\` ON \`_vacancies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_latest_idx\` ON \`_vacancies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_autosave_idx\` ON \`_vacancies_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`people_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`people_links_order_idx\` ON \`people_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`people_links_parent_id_idx\` ON \`people_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`people\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`language\` text,
  	\`original_id\` integer,
  	\`moved_to\` text,
  	\`address\` text,
  	\`edited_by\` text,
  	\`role\` text,
  	\`summary\` text,
  	\`portrait_id\` integer,
  	\`office_id\` integer,
  	\`text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`original_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`people_slug_idx\` ON \`people\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`people_language_idx\` ON \`people\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`people_original_idx\` ON \`people\` (\`original_id\`);`)
  await db.run(sql`CREATE INDEX \`people_address_idx\` ON \`people\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`people_portrait_idx\` ON \`people\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`people_office_idx\` ON \`people\` (\`office_id\`);`)
  await db.run(sql`CREATE INDEX \`people_updated_at_idx\` ON \`people\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`people_created_at_idx\` ON \`people\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`people_deleted_at_idx\` ON \`people\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`people__status_idx\` ON \`people\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_people_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_people_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_version_links_order_idx\` ON \`_people_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_links_parent_id_idx\` ON \`_people_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_people_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_language\` text,
  	\`version_original_id\` integer,
  	\`version_moved_to\` text,
  	\`version_address\` text,
  	\`version_edited_by\` text,
  	\`version_role\` text,
  	\`version_summary\` text,
  	\`version_portrait_id\` integer,
  	\`version_office_id\` integer,
  	\`version_text\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_original_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_parent_idx\` ON \`_people_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_slug_idx\` ON \`_people_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_language_idx\` ON \`_people_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_original_idx\` ON \`_people_v\` (\`version_original_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_address_idx\` ON \`_people_v\` (\`version_address\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_portrait_idx\` ON \`_people_v\` (\`version_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_office_idx\` ON \`_people_v\` (\`version_office_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_updated_at_idx\` ON \`_people_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_created_at_idx\` ON \`_people_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_deleted_at_idx\` ON \`_people_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version__status_idx\` ON \`_people_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_created_at_idx\` ON \`_people_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_updated_at_idx\` ON \`_people_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_latest_idx\` ON \`_people_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_autosave_idx\` ON \`_people_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`recordings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`language\` text,
  	\`original_id\` integer,
  	\`moved_to\` text,
  	\`address\` text,
  	\`edited_by\` text,
  	\`summary\` text,
  	\`file_id\` integer,
  	\`captions_id\` integer,
  	\`elsewhere\` text,
  	\`duration\` text,
  	\`poster_id\` integer,
  	\`text\` text,
  	\`date\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`original_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`recording_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`captions_id\`) REFERENCES \`recording_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`recordings_slug_idx\` ON \`recordings\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`recordings_language_idx\` ON \`recordings\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`recordings_original_idx\` ON \`recordings\` (\`original_id\`);`)
  await db.run(sql`CREATE INDEX \`recordings_address_idx\` ON \`recordings\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`recordings_file_idx\` ON \`recordings\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`recordings_captions_idx\` ON \`recordings\` (\`captions_id\`);`)
  await db.run(sql`CREATE INDEX \`recordings_poster_idx\` ON \`recordings\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`recordings_date_idx\` ON \`recordings\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`recordings_updated_at_idx\` ON \`recordings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recordings_created_at_idx\` ON \`recordings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`recordings_deleted_at_idx\` ON \`recordings\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`recordings__status_idx\` ON \`recordings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_recordings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_language\` text,
  	\`version_original_id\` integer,
  	\`version_moved_to\` text,
  	\`version_address\` text,
  	\`version_edited_by\` text,
  	\`version_summary\` text,
  	\`version_file_id\` integer,
  	\`version_captions_id\` integer,
  	\`version_elsewhere\` text,
  	\`version_duration\` text,
  	\`version_poster_id\` integer,
  	\`version_text\` text,
  	\`version_date\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_original_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`recording_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_captions_id\`) REFERENCES \`recording_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_recordings_v_parent_idx\` ON \`_recordings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_slug_idx\` ON \`_recordings_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_language_idx\` ON \`_recordings_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_original_idx\` ON \`_recordings_v\` (\`version_original_id\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_address_idx\` ON \`_recordings_v\` (\`version_address\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_file_idx\` ON \`_recordings_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_captions_idx\` ON \`_recordings_v\` (\`version_captions_id\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_poster_idx\` ON \`_recordings_v\` (\`version_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_date_idx\` ON \`_recordings_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_updated_at_idx\` ON \`_recordings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_created_at_idx\` ON \`_recordings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_deleted_at_idx\` ON \`_recordings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version__status_idx\` ON \`_recordings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_created_at_idx\` ON \`_recordings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_updated_at_idx\` ON \`_recordings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_latest_idx\` ON \`_recordings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_autosave_idx\` ON \`_recordings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`term_id\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`heading\` text,
  	\`description\` text,
  	\`slug\` text NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_term_id_idx\` ON \`categories\` (\`term_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_categories_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_term_id\` numeric NOT NULL,
  	\`version_name\` text NOT NULL,
  	\`version_heading\` text,
  	\`version_description\` text,
  	\`version_slug\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_categories_v_parent_idx\` ON \`_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_term_id_idx\` ON \`_categories_v\` (\`version_term_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_slug_idx\` ON \`_categories_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_updated_at_idx\` ON \`_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_created_at_idx\` ON \`_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_deleted_at_idx\` ON \`_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_created_at_idx\` ON \`_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_updated_at_idx\` ON \`_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`tags\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`group\` text NOT NULL,
  	\`term_id\` numeric NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_slug_idx\` ON \`tags\` (\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_term_id_idx\` ON \`tags\` (\`term_id\`);`)
  await db.run(sql`CREATE INDEX \`tags_updated_at_idx\` ON \`tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_created_at_idx\` ON \`tags\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_deleted_at_idx\` ON \`tags\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_tags_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_slug\` text NOT NULL,
  	\`version_group\` text NOT NULL,
  	\`version_term_id\` numeric NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_tags_v_parent_idx\` ON \`_tags_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_slug_idx\` ON \`_tags_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_term_id_idx\` ON \`_tags_v\` (\`version_term_id\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_updated_at_idx\` ON \`_tags_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_created_at_idx\` ON \`_tags_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_deleted_at_idx\` ON \`_tags_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_created_at_idx\` ON \`_tags_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_updated_at_idx\` ON \`_tags_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`glossary\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`more\` text,
  	\`article_id\` integer,
  	\`slug\` text NOT NULL,
  	\`letter\` text NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`glossary_article_idx\` ON \`glossary\` (\`article_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`glossary_slug_idx\` ON \`glossary\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`glossary_letter_idx\` ON \`glossary\` (\`letter\`);`)
  await db.run(sql`CREATE INDEX \`glossary_updated_at_idx\` ON \`glossary\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`glossary_created_at_idx\` ON \`glossary\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`glossary_deleted_at_idx\` ON \`glossary\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_glossary_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text NOT NULL,
  	\`version_description\` text NOT NULL,
  	\`version_more\` text,
  	\`version_article_id\` integer,
  	\`version_slug\` text NOT NULL,
  	\`version_letter\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`glossary\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_glossary_v_parent_idx\` ON \`_glossary_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_article_idx\` ON \`_glossary_v\` (\`version_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_slug_idx\` ON \`_glossary_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_letter_idx\` ON \`_glossary_v\` (\`version_letter\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_updated_at_idx\` ON \`_glossary_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_created_at_idx\` ON \`_glossary_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_deleted_at_idx\` ON \`_glossary_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_created_at_idx\` ON \`_glossary_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_updated_at_idx\` ON \`_glossary_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`offices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`city\` text NOT NULL,
  	\`postal_code\` text,
  	\`region\` text,
  	\`phone_raw\` text,
  	\`phone_formatted\` text,
  	\`order\` numeric,
  	\`country_code\` text NOT NULL,
  	\`opens\` text NOT NULL,
  	\`closes\` text NOT NULL,
  	\`time_zone\` text NOT NULL,
  	\`email\` text,
  	\`holiday_region\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`offices_updated_at_idx\` ON \`offices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`offices_created_at_idx\` ON \`offices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`offices_deleted_at_idx\` ON \`offices\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`offices_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offices_texts_order_parent\` ON \`offices_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`offices_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offices_rels_order_idx\` ON \`offices_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`offices_rels_parent_idx\` ON \`offices_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`offices_rels_path_idx\` ON \`offices_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`offices_rels_users_id_idx\` ON \`offices_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_city\` text NOT NULL,
  	\`version_postal_code\` text,
  	\`version_region\` text,
  	\`version_phone_raw\` text,
  	\`version_phone_formatted\` text,
  	\`version_order\` numeric,
  	\`version_country_code\` text NOT NULL,
  	\`version_opens\` text NOT NULL,
  	\`version_closes\` text NOT NULL,
  	\`version_time_zone\` text NOT NULL,
  	\`version_email\` text,
  	\`version_holiday_region\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_parent_idx\` ON \`_offices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_updated_at_idx\` ON \`_offices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_created_at_idx\` ON \`_offices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_deleted_at_idx\` ON \`_offices_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_created_at_idx\` ON \`_offices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_updated_at_idx\` ON \`_offices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_texts_order_parent\` ON \`_offices_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_rels_order_idx\` ON \`_offices_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_rels_parent_idx\` ON \`_offices_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_rels_path_idx\` ON \`_offices_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_rels_users_id_idx\` ON \`_offices_v_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text NOT NULL,
  	\`starts\` text NOT NULL,
  	\`ends\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`summary\` text NOT NULL,
  	\`mode\` text,
  	\`venue\` text NOT NULL,
  	\`time_zone\` text NOT NULL,
  	\`seats\` numeric NOT NULL,
  	\`seats_taken\` numeric NOT NULL,
  	\`href\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`events_starts_idx\` ON \`events\` (\`starts\`);`)
  await db.run(sql`CREATE INDEX \`events_ends_idx\` ON \`events\` (\`ends\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events_deleted_at_idx\` ON \`events\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text NOT NULL,
  	\`version_starts\` text NOT NULL,
  	\`version_ends\` text NOT NULL,
  	\`version_title\` text NOT NULL,
  	\`version_summary\` text NOT NULL,
  	\`version_mode\` text,
  	\`version_venue\` text NOT NULL,
  	\`version_time_zone\` text NOT NULL,
  	\`version_seats\` numeric NOT NULL,
  	\`version_seats_taken\` numeric NOT NULL,
  	\`version_href\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_starts_idx\` ON \`_events_v\` (\`version_starts\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_ends_idx\` ON \`_events_v\` (\`version_ends\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_deleted_at_idx\` ON \`_events_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`job_title\` text NOT NULL,
  	\`picture_id\` integer,
  	\`description\` text NOT NULL,
  	\`rating\` numeric NOT NULL,
  	\`date\` text NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_picture_idx\` ON \`reviews\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_deleted_at_idx\` ON \`reviews\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_reviews_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_job_title\` text NOT NULL,
  	\`version_picture_id\` integer,
  	\`version_description\` text NOT NULL,
  	\`version_rating\` numeric NOT NULL,
  	\`version_date\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reviews_v_parent_idx\` ON \`_reviews_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_picture_idx\` ON \`_reviews_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_updated_at_idx\` ON \`_reviews_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_created_at_idx\` ON \`_reviews_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_deleted_at_idx\` ON \`_reviews_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_created_at_idx\` ON \`_reviews_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_updated_at_idx\` ON \`_reviews_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`wordings_navigation_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`note\` text,
  	\`group\` text,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`wordings_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`wordings_navigation_links_order_idx\` ON \`wordings_navigation_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`wordings_navigation_links_parent_id_idx\` ON \`wordings_navigation_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`wordings_navigation_links_picture_idx\` ON \`wordings_navigation_links\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`wordings_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`picture_id\` integer,
  	\`note\` text,
  	\`note_link_label\` text,
  	\`note_link_href\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`wordings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`wordings_navigation_order_idx\` ON \`wordings_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`wordings_navigation_parent_id_idx\` ON \`wordings_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`wordings_navigation_picture_idx\` ON \`wordings_navigation\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`wordings_footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`wordings_footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`wordings_footer_columns_links_order_idx\` ON \`wordings_footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`wordings_footer_columns_links_parent_id_idx\` ON \`wordings_footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`wordings_footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`wordings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`wordings_footer_columns_order_idx\` ON \`wordings_footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`wordings_footer_columns_parent_id_idx\` ON \`wordings_footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`wordings_search_synonyms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`words\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`wordings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`wordings_search_synonyms_order_idx\` ON \`wordings_search_synonyms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`wordings_search_synonyms_parent_id_idx\` ON \`wordings_search_synonyms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`wordings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`language\` text,
  	\`edited_by\` text,
  	\`call_to_action_label\` text,
  	\`call_to_action_href\` text,
  	\`call_to_form_text\` text,
  	\`description\` text,
  	\`form_words\` text,
  	\`email_words\` text,
  	\`newsletter_heading\` text,
  	\`newsletter_button_text\` text,
  	\`newsletter_note\` text,
  	\`newsletter_asks_name\` integer,
  	\`consent_version\` text,
  	\`consent_heading\` text,
  	\`consent_text\` text,
  	\`consent_refuse_text\` text,
  	\`consent_allow_text\` text,
  	\`consent_choose_text\` text,
  	\`consent_choose_heading\` text,
  	\`consent_choose_note\` text,
  	\`consent_needed_label\` text,
  	\`consent_needed_text\` text,
  	\`consent_counting_label\` text,
  	\`consent_counting_text\` text,
  	\`consent_campaigns_label\` text,
  	\`consent_campaigns_text\` text,
  	\`consent_keep_text\` text,
  	\`consent_back_text\` text,
  	\`consent_footer_label\` text,
  	\`consent_policy_href\` text,
  	\`pages_glossary_heading\` text,
  	\`pages_glossary_description\` text,
  	\`pages_search_heading\` text,
  	\`pages_search_description\` text,
  	\`pages_not_found_heading\` text,
  	\`pages_not_found_description\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`wordings_language_idx\` ON \`wordings\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`wordings_updated_at_idx\` ON \`wordings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`wordings_created_at_idx\` ON \`wordings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`wordings_deleted_at_idx\` ON \`wordings\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`wordings__status_idx\` ON \`wordings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_wordings_v_version_navigation_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`note\` text,
  	\`group\` text,
  	\`picture_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_wordings_v_version_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_navigation_links_order_idx\` ON \`_wordings_v_version_navigation_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_navigation_links_parent_id_idx\` ON \`_wordings_v_version_navigation_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_navigation_links_picture_idx\` ON \`_wordings_v_version_navigation_links\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_wordings_v_version_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`picture_id\` integer,
  	\`note\` text,
  	\`note_link_label\` text,
  	\`note_link_href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_wordings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_navigation_order_idx\` ON \`_wordings_v_version_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_navigation_parent_id_idx\` ON \`_wordings_v_version_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_navigation_picture_idx\` ON \`_wordings_v_version_navigation\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_wordings_v_version_footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_wordings_v_version_footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_footer_columns_links_order_idx\` ON \`_wordings_v_version_footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_footer_columns_links_parent_id_idx\` ON \`_wordings_v_version_footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_wordings_v_version_footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_wordings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_footer_columns_order_idx\` ON \`_wordings_v_version_footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_footer_columns_parent_id_idx\` ON \`_wordings_v_version_footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_wordings_v_version_search_synonyms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`words\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_wordings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_search_synonyms_order_idx\` ON \`_wordings_v_version_search_synonyms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_search_synonyms_parent_id_idx\` ON \`_wordings_v_version_search_synonyms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_wordings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_language\` text,
  	\`version_edited_by\` text,
  	\`version_call_to_action_label\` text,
  	\`version_call_to_action_href\` text,
  	\`version_call_to_form_text\` text,
  	\`version_description\` text,
  	\`version_form_words\` text,
  	\`version_email_words\` text,
  	\`version_newsletter_heading\` text,
  	\`version_newsletter_button_text\` text,
  	\`version_newsletter_note\` text,
  	\`version_newsletter_asks_name\` integer,
  	\`version_consent_version\` text,
  	\`version_consent_heading\` text,
  	\`version_consent_text\` text,
  	\`version_consent_refuse_text\` text,
  	\`version_consent_allow_text\` text,
  	\`version_consent_choose_text\` text,
  	\`version_consent_choose_heading\` text,
  	\`version_consent_choose_note\` text,
  	\`version_consent_needed_label\` text,
  	\`version_consent_needed_text\` text,
  	\`version_consent_counting_label\` text,
  	\`version_consent_counting_text\` text,
  	\`version_consent_campaigns_label\` text,
  	\`version_consent_campaigns_text\` text,
  	\`version_consent_keep_text\` text,
  	\`version_consent_back_text\` text,
  	\`version_consent_footer_label\` text,
  	\`version_consent_policy_href\` text,
  	\`version_pages_glossary_heading\` text,
  	\`version_pages_glossary_description\` text,
  	\`version_pages_search_heading\` text,
  	\`version_pages_search_description\` text,
  	\`version_pages_not_found_heading\` text,
  	\`version_pages_not_found_description\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`wordings\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_wordings_v_parent_idx\` ON \`_wordings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_version_language_idx\` ON \`_wordings_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_version_updated_at_idx\` ON \`_wordings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_version_created_at_idx\` ON \`_wordings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_version_deleted_at_idx\` ON \`_wordings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_version_version__status_idx\` ON \`_wordings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_created_at_idx\` ON \`_wordings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_updated_at_idx\` ON \`_wordings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_latest_idx\` ON \`_wordings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_wordings_v_autosave_idx\` ON \`_wordings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`translations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`edited_by\` text,
  	\`name\` text,
  	\`kind\` text,
  	\`language\` text,
  	\`original\` numeric,
  	\`term_title\` text,
  	\`term_description\` text,
  	\`term_more\` text,
  	\`event_title\` text,
  	\`event_summary\` text,
  	\`event_venue\` text,
  	\`review_job_title\` text,
  	\`review_description\` text,
  	\`office_city\` text,
  	\`office_region\` text,
  	\`tag_name\` text,
  	\`category_name\` text,
  	\`category_heading\` text,
  	\`category_description\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`translations_kind_idx\` ON \`translations\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`translations_language_idx\` ON \`translations\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`translations_original_idx\` ON \`translations\` (\`original\`);`)
  await db.run(sql`CREATE INDEX \`translations_updated_at_idx\` ON \`translations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`translations_created_at_idx\` ON \`translations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`translations_deleted_at_idx\` ON \`translations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`translations__status_idx\` ON \`translations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`translations_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`translations_texts_order_parent\` ON \`translations_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_translations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_edited_by\` text,
  	\`version_name\` text,
  	\`version_kind\` text,
  	\`version_language\` text,
  	\`version_original\` numeric,
  	\`version_term_title\` text,
  	\`version_term_description\` text,
  	\`version_term_more\` text,
  	\`version_event_title\` text,
  	\`version_event_summary\` text,
  	\`version_event_venue\` text,
  	\`version_review_job_title\` text,
  	\`version_review_description\` text,
  	\`version_office_city\` text,
  	\`version_office_region\` text,
  	\`version_tag_name\` text,
  	\`version_category_name\` text,
  	\`version_category_heading\` text,
  	\`version_category_description\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_translations_v_parent_idx\` ON \`_translations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_kind_idx\` ON \`_translations_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_language_idx\` ON \`_translations_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_original_idx\` ON \`_translations_v\` (\`version_original\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_updated_at_idx\` ON \`_translations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_created_at_idx\` ON \`_translations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_deleted_at_idx\` ON \`_translations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version__status_idx\` ON \`_translations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_created_at_idx\` ON \`_translations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_updated_at_idx\` ON \`_translations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_latest_idx\` ON \`_translations_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_autosave_idx\` ON \`_translations_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_translations_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_translations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_translations_v_texts_order_parent\` ON \`_translations_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`drawn\` integer DEFAULT false,
  	\`is_plain\` integer DEFAULT false,
  	\`former_files\` text,
  	\`rasterised\` text,
  	\`own_colours\` integer DEFAULT true,
  	\`is_toned\` integer DEFAULT false,
  	\`alt\` text NOT NULL,
  	\`alt_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif1000x510_url\` text,
  	\`sizes_avif1000x510_width\` numeric,
  	\`sizes_avif1000x510_height\` numeric,
  	\`sizes_avif1000x510_mime_type\` text,
  	\`sizes_avif1000x510_filesize\` numeric,
  	\`sizes_avif1000x510_filename\` text,
  	\`sizes_webp1000x510_url\` text,
  	\`sizes_webp1000x510_width\` numeric,
  	\`sizes_webp1000x510_height\` numeric,
  	\`sizes_webp1000x510_mime_type\` text,
  	\`sizes_webp1000x510_filesize\` numeric,
  	\`sizes_webp1000x510_filename\` text,
  	\`sizes_avif690x517_url\` text,
  	\`sizes_avif690x517_width\` numeric,
  	\`sizes_avif690x517_height\` numeric,
  	\`sizes_avif690x517_mime_type\` text,
  	\`sizes_avif690x517_filesize\` numeric,
  	\`sizes_avif690x517_filename\` text,
  	\`sizes_webp690x517_url\` text,
  	\`sizes_webp690x517_width\` numeric,
  	\`sizes_webp690x517_height\` numeric,
  	\`sizes_webp690x517_mime_type\` text,
  	\`sizes_webp690x517_filesize\` numeric,
  	\`sizes_webp690x517_filename\` text,
  	\`sizes_avif560x240_url\` text,
  	\`sizes_avif560x240_width\` numeric,
  	\`sizes_avif560x240_height\` numeric,
  	\`sizes_avif560x240_mime_type\` text,
  	\`sizes_avif560x240_filesize\` numeric,
  	\`sizes_avif560x240_filename\` text,
  	\`sizes_webp560x240_url\` text,
  	\`sizes_webp560x240_width\` numeric,
  	\`sizes_webp560x240_height\` numeric,
  	\`sizes_webp560x240_mime_type\` text,
  	\`sizes_webp560x240_filesize\` numeric,
  	\`sizes_webp560x240_filename\` text,
  	\`sizes_avif480x360_url\` text,
  	\`sizes_avif480x360_width\` numeric,
  	\`sizes_avif480x360_height\` numeric,
  	\`sizes_avif480x360_mime_type\` text,
  	\`sizes_avif480x360_filesize\` numeric,
  	\`sizes_avif480x360_filename\` text,
  	\`sizes_webp480x360_url\` text,
  	\`sizes_webp480x360_width\` numeric,
  	\`sizes_webp480x360_height\` numeric,
  	\`sizes_webp480x360_mime_type\` text,
  	\`sizes_webp480x360_filesize\` numeric,
  	\`sizes_webp480x360_filename\` text,
  	\`sizes_avif375x280_url\` text,
  	\`sizes_avif375x280_width\` numeric,
  	\`sizes_avif375x280_height\` numeric,
  	\`sizes_avif375x280_mime_type\` text,
  	\`sizes_avif375x280_filesize\` numeric,
  	\`sizes_avif375x280_filename\` text,
  	\`sizes_webp375x280_url\` text,
  	\`sizes_webp375x280_width\` numeric,
  	\`sizes_webp375x280_height\` numeric,
  	\`sizes_webp375x280_mime_type\` text,
  	\`sizes_webp375x280_filesize\` numeric,
  	\`sizes_webp375x280_filename\` text,
  	\`sizes_avif279x207_url\` text,
  	\`sizes_avif279x207_width\` numeric,
  	\`sizes_avif279x207_height\` numeric,
  	\`sizes_avif279x207_mime_type\` text,
  	\`sizes_avif279x207_filesize\` numeric,
  	\`sizes_avif279x207_filename\` text,
  	\`sizes_webp279x207_url\` text,
  	\`sizes_webp279x207_width\` numeric,
  	\`sizes_webp279x207_height\` numeric,
  	\`sizes_webp279x207_mime_type\` text,
  	\`sizes_webp279x207_filesize\` numeric,
  	\`sizes_webp279x207_filename\` text,
  	\`sizes_avif218x156_url\` text,
  	\`sizes_avif218x156_width\` numeric,
  	\`sizes_avif218x156_height\` numeric,
  	\`sizes_avif218x156_mime_type\` text,
  	\`sizes_avif218x156_filesize\` numeric,
  	\`sizes_avif218x156_filename\` text,
  	\`sizes_webp218x156_url\` text,
  	\`sizes_webp218x156_width\` numeric,
  	\`sizes_webp218x156_height\` numeric,
  	\`sizes_webp218x156_mime_type\` text,
  	\`sizes_webp218x156_filesize\` numeric,
  	\`sizes_webp218x156_filename\` text,
  	\`sizes_avif120x120_url\` text,
  	\`sizes_avif120x120_width\` numeric,
  	\`sizes_avif120x120_height\` numeric,
  	\`sizes_avif120x120_mime_type\` text,
  	\`sizes_avif120x120_filesize\` numeric,
  	\`sizes_avif120x120_filename\` text,
  	\`sizes_webp120x120_url\` text,
  	\`sizes_webp120x120_width\` numeric,
  	\`sizes_webp120x120_height\` numeric,
  	\`sizes_webp120x120_mime_type\` text,
  	\`sizes_webp120x120_filesize\` numeric,
  	\`sizes_webp120x120_filename\` text,
  	\`sizes_avif2000x1020_url\` text,
  	\`sizes_avif2000x1020_width\` numeric,
  	\`sizes_avif2000x1020_height\` numeric,
  	\`sizes_avif2000x1020_mime_type\` text,
  	\`sizes_avif2000x1020_filesize\` numeric,
  	\`sizes_avif2000x1020_filename\` text,
  	\`sizes_webp2000x1020_url\` text,
  	\`sizes_webp2000x1020_width\` numeric,
  	\`sizes_webp2000x1020_height\` numeric,
  	\`sizes_webp2000x1020_mime_type\` text,
  	\`sizes_webp2000x1020_filesize\` numeric,
  	\`sizes_webp2000x1020_filename\` text,
  	\`sizes_avif1920x1440_url\` text,
  	\`sizes_avif1920x1440_width\` numeric,
  	\`sizes_avif1920x1440_height\` numeric,
  	\`sizes_avif1920x1440_mime_type\` text,
  	\`sizes_avif1920x1440_filesize\` numeric,
  	\`sizes_avif1920x1440_filename\` text,
  	\`sizes_webp1920x1440_url\` text,
  	\`sizes_webp1920x1440_width\` numeric,
  	\`sizes_webp1920x1440_height\` numeric,
  	\`sizes_webp1920x1440_mime_type\` text,
  	\`sizes_webp1920x1440_filesize\` numeric,
  	\`sizes_webp1920x1440_filename\` text,
  	\`sizes_avif1380x1034_url\` text,
  	\`sizes_avif1380x1034_width\` numeric,
  	\`sizes_avif1380x1034_height\` numeric,
  	\`sizes_avif1380x1034_mime_type\` text,
  	\`sizes_avif1380x1034_filesize\` numeric,
  	\`sizes_avif1380x1034_filename\` text,
  	\`sizes_webp1380x1034_url\` text,
  	\`sizes_webp1380x1034_width\` numeric,
  	\`sizes_webp1380x1034_height\` numeric,
  	\`sizes_webp1380x1034_mime_type\` text,
  	\`sizes_webp1380x1034_filesize\` numeric,
  	\`sizes_webp1380x1034_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1000x510_sizes_avif1000x510_filename_idx\` ON \`media\` (\`sizes_avif1000x510_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1000x510_sizes_webp1000x510_filename_idx\` ON \`media\` (\`sizes_webp1000x510_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif690x517_sizes_avif690x517_filename_idx\` ON \`media\` (\`sizes_avif690x517_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp690x517_sizes_webp690x517_filename_idx\` ON \`media\` (\`sizes_webp690x517_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif560x240_sizes_avif560x240_filename_idx\` ON \`media\` (\`sizes_avif560x240_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp560x240_sizes_webp560x240_filename_idx\` ON \`media\` (\`sizes_webp560x240_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif480x360_sizes_avif480x360_filename_idx\` ON \`media\` (\`sizes_avif480x360_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp480x360_sizes_webp480x360_filename_idx\` ON \`media\` (\`sizes_webp480x360_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif375x280_sizes_avif375x280_filename_idx\` ON \`media\` (\`sizes_avif375x280_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp375x280_sizes_webp375x280_filename_idx\` ON \`media\` (\`sizes_webp375x280_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif279x207_sizes_avif279x207_filename_idx\` ON \`media\` (\`sizes_avif279x207_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp279x207_sizes_webp279x207_filename_idx\` ON \`media\` (\`sizes_webp279x207_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif218x156_sizes_avif218x156_filename_idx\` ON \`media\` (\`sizes_avif218x156_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp218x156_sizes_webp218x156_filename_idx\` ON \`media\` (\`sizes_webp218x156_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif120x120_sizes_avif120x120_filename_idx\` ON \`media\` (\`sizes_avif120x120_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp120x120_sizes_webp120x120_filename_idx\` ON \`media\` (\`sizes_webp120x120_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif2000x1020_sizes_avif2000x1020_filename_idx\` ON \`media\` (\`sizes_avif2000x1020_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp2000x1020_sizes_webp2000x1020_filename_idx\` ON \`media\` (\`sizes_webp2000x1020_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1920x1440_sizes_avif1920x1440_filename_idx\` ON \`media\` (\`sizes_avif1920x1440_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1920x1440_sizes_webp1920x1440_filename_idx\` ON \`media\` (\`sizes_webp1920x1440_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1380x1034_sizes_avif1380x1034_filename_idx\` ON \`media\` (\`sizes_avif1380x1034_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1380x1034_sizes_webp1380x1034_filename_idx\` ON \`media\` (\`sizes_webp1380x1034_filename\`);`)
  await db.run(sql`CREATE TABLE \`recording_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`is_licensed\` integer DEFAULT false,
  	\`metrics\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`recording_files_updated_at_idx\` ON \`recording_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recording_files_created_at_idx\` ON \`recording_files\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`recording_files_deleted_at_idx\` ON \`recording_files\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`recording_files_filename_idx\` ON \`recording_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`title_in\` text,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_name_idx\` ON \`documents\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`title\` text,
  	\`of\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`offered\` text,
  	\`written\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`imports_key_idx\` ON \`imports\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`imports_document_idx\` ON \`imports\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`imports_updated_at_idx\` ON \`imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_created_at_idx\` ON \`imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`changes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`of\` text NOT NULL,
  	\`document\` numeric,
  	\`title\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`changes_document_idx\` ON \`changes\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`changes_updated_at_idx\` ON \`changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`changes_created_at_idx\` ON \`changes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`release\` text NOT NULL,
  	\`last_change\` numeric,
  	\`change_count\` numeric NOT NULL,
  	\`changes\` text NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`rendered\` numeric NOT NULL,
  	\`removed\` numeric NOT NULL,
  	\`ms\` numeric NOT NULL,
  	\`faults\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_release_idx\` ON \`releases\` (\`release\`);`)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`leads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` integer,
  	\`received_at\` text,
  	\`answer_state\` text,
  	\`answer_due_at\` text,
  	\`answered_at\` text,
  	\`answer_tell_at\` text,
  	\`first_due_at\` text,
  	\`first_answered_at\` text,
  	\`quarantine_reason\` text,
  	\`name\` text NOT NULL,
  	\`surname\` text,
  	\`email\` text,
  	\`company\` text,
  	\`phone\` text,
  	\`phone_e164\` text,
  	\`message\` text,
  	\`details\` text,
  	\`estimate\` text,
  	\`answers\` text,
  	\`answers_kept_until\` text,
  	\`timeline\` text,
  	\`addition\` text,
  	\`added_at\` text,
  	\`becomes\` text,
  	\`event_id\` integer,
  	\`document_id\` integer,
  	\`article_id\` integer,
  	\`country\` text,
  	\`country_source\` text,
  	\`crm_deal_id\` text,
  	\`crm_person_id\` text,
  	\`crm_note_id\` text,
  	\`crm_company_id\` text,
  	\`crm_state\` text,
  	\`form_id\` text,
  	\`form_version\` text,
  	\`resend_url\` text,
  	\`origin_referrer_host\` text,
  	\`origin_first_page\` text,
  	\`origin_sent_from\` text,
  	\`origin_short_link\` text,
  	\`origin_campaign_source\` text,
  	\`origin_campaign_medium\` text,
  	\`origin_campaign_name\` text,
  	\`origin_campaign_term\` text,
  	\`origin_campaign_content\` text,
  	\`origin_campaign_has_click_mark\` integer,
  	\`client_time\` text,
  	\`google_g_a4_client_id\` text,
  	\`consent_given\` integer,
  	\`consent_version\` text,
  	\`consent_text\` text,
  	\`consent_at\` text,
  	\`idempotency_key\` text,
  	\`request_id\` text,
  	\`payload_hash\` text,
  	\`read_at\` text,
  	\`phone_key\` text,
  	\`last_exchange_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_status_idx\` ON \`leads\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`leads_owner_idx\` ON \`leads\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_received_at_idx\` ON \`leads\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_answer_state_idx\` ON \`leads\` (\`answer_state\`);`)
  await db.run(sql`CREATE INDEX \`leads_answer_due_at_idx\` ON \`leads\` (\`answer_due_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_answered_at_idx\` ON \`leads\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_answer_tell_at_idx\` ON \`leads\` (\`answer_tell_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_email_idx\` ON \`leads\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`leads_answers_kept_until_idx\` ON \`leads\` (\`answers_kept_until\`);`)
  await db.run(sql`CREATE INDEX \`leads_added_at_idx\` ON \`leads\` (\`added_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_event_idx\` ON \`leads\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_document_idx\` ON \`leads\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_article_idx\` ON \`leads\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_origin_origin_referrer_host_idx\` ON \`leads\` (\`origin_referrer_host\`);`)
  await db.run(sql`CREATE INDEX \`leads_origin_origin_short_link_idx\` ON \`leads\` (\`origin_short_link\`);`)
  await db.run(sql`CREATE INDEX \`leads_origin_campaign_origin_campaign_source_idx\` ON \`leads\` (\`origin_campaign_source\`);`)
  await db.run(sql`CREATE INDEX \`leads_origin_campaign_origin_campaign_name_idx\` ON \`leads\` (\`origin_campaign_name\`);`)
  await db.run(sql`CREATE INDEX \`leads_consent_at_idx\` ON \`leads\` (\`consent_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_idempotency_key_idx\` ON \`leads\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`leads_request_id_idx\` ON \`leads\` (\`request_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_payload_hash_idx\` ON \`leads\` (\`payload_hash\`);`)
  await db.run(sql`CREATE INDEX \`leads_read_at_idx\` ON \`leads\` (\`read_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_last_exchange_at_idx\` ON \`leads\` (\`last_exchange_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`leads_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_texts_order_parent\` ON \`leads_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`direction\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_name\` text NOT NULL,
  	\`author_id\` integer,
  	\`address\` text NOT NULL,
  	\`is_from_elsewhere\` integer DEFAULT false,
  	\`is_proven\` integer DEFAULT false,
  	\`is_automatic\` integer DEFAULT false,
  	\`message_id\` text,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_messages_lead_idx\` ON \`lead_messages\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_messages_author_idx\` ON \`lead_messages\` (\`author_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_messages_message_id_idx\` ON \`lead_messages\` (\`message_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_messages_idempotency_key_idx\` ON \`lead_messages\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`lead_messages_updated_at_idx\` ON \`lead_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_messages_created_at_idx\` ON \`lead_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_messages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_messages_texts_order_parent\` ON \`lead_messages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_name\` text NOT NULL,
  	\`author_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_notes_lead_idx\` ON \`lead_notes\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_author_idx\` ON \`lead_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_updated_at_idx\` ON \`lead_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_created_at_idx\` ON \`lead_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`field\` text NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`mime_type\` text NOT NULL,
  	\`size_bytes\` numeric NOT NULL,
  	\`sha256\` text NOT NULL,
  	\`storage_name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_files_lead_idx\` ON \`lead_files\` (\`lead_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_files_storage_name_idx\` ON \`lead_files\` (\`storage_name\`);`)
  await db.run(sql`CREATE INDEX \`lead_files_updated_at_idx\` ON \`lead_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_files_created_at_idx\` ON \`lead_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`answer_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`language\` text,
  	\`text\` text NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`answer_templates_updated_at_idx\` ON \`answer_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`answer_templates_created_at_idx\` ON \`answer_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`answer_templates_deleted_at_idx\` ON \`answer_templates\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_answer_templates_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text NOT NULL,
  	\`version_language\` text,
  	\`version_text\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_answer_templates_v_parent_idx\` ON \`_answer_templates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_answer_templates_v_version_version_updated_at_idx\` ON \`_answer_templates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_answer_templates_v_version_version_created_at_idx\` ON \`_answer_templates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_answer_templates_v_version_version_deleted_at_idx\` ON \`_answer_templates_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_answer_templates_v_created_at_idx\` ON \`_answer_templates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_answer_templates_v_updated_at_idx\` ON \`_answer_templates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`bookings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`starts_at\` text NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`host\` text NOT NULL,
  	\`room\` text,
  	\`zone\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`lead_id\` integer,
  	\`place\` text,
  	\`uid\` text NOT NULL,
  	\`in_calendar\` text,
  	\`in_calendar_starts_at\` text,
  	\`written_to\` text,
  	\`sequence\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`bookings_starts_at_idx\` ON \`bookings\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`bookings_state_idx\` ON \`bookings\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`bookings_lead_idx\` ON \`bookings\` (\`lead_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_place_idx\` ON \`bookings\` (\`place\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_uid_idx\` ON \`bookings\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`bookings_updated_at_idx\` ON \`bookings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bookings_created_at_idx\` ON \`bookings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text NOT NULL,
  	\`quarantine_reason\` text,
  	\`email\` text NOT NULL,
  	\`name\` text,
  	\`country\` text,
  	\`uri\` text,
  	\`form_id\` text,
  	\`origin_referrer_host\` text,
  	\`origin_first_page\` text,
  	\`origin_sent_from\` text,
  	\`origin_short_link\` text,
  	\`origin_campaign_source\` text,
  	\`origin_campaign_medium\` text,
  	\`origin_campaign_name\` text,
  	\`origin_campaign_term\` text,
  	\`origin_campaign_content\` text,
  	\`origin_campaign_has_click_mark\` integer,
  	\`asked_at\` text,
  	\`entered_at\` text,
  	\`left_at\` text,
  	\`consent_version\` text,
  	\`consent_at\` text,
  	\`consent_text\` text,
  	\`mailed_at\` text,
  	\`mails_in_day\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`subscribers_state_idx\` ON \`subscribers\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_origin_origin_referrer_host_idx\` ON \`subscribers\` (\`origin_referrer_host\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_origin_origin_short_link_idx\` ON \`subscribers\` (\`origin_short_link\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_origin_campaign_origin_campaign_source_idx\` ON \`subscribers\` (\`origin_campaign_source\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_origin_campaign_origin_campaign_name_idx\` ON \`subscribers\` (\`origin_campaign_name\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscribers_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subscribers_texts_order_parent\` ON \`subscribers_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`reply_to\` text,
  	\`text\` text NOT NULL,
  	\`html\` text,
  	\`status\` text DEFAULT 'owed' NOT NULL,
  	\`kind\` text NOT NULL,
  	\`lead_id\` integer,
  	\`subscriber_id\` integer,
  	\`user_id\` integer,
  	\`unsubscribe_url\` text,
  	\`calendar\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`eml_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subscriber_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_status_idx\` ON \`mails\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`mails_lead_idx\` ON \`mails\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_subscriber_idx\` ON \`mails\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_user_idx\` ON \`mails\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deliveries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`last_error\` text,
  	\`timeline\` text,
  	\`status\` text DEFAULT 'owed' NOT NULL,
  	\`kind\` text NOT NULL,
  	\`lead_id\` integer,
  	\`mail_id\` integer,
  	\`message_id\` integer,
  	\`subscriber_id\` integer,
  	\`user_id\` integer,
  	\`webhook_id\` integer,
  	\`event\` text,
  	\`recipient\` text,
  	\`body\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_try_at\` text,
  	\`delivered_at\` text,
  	\`lease_holder\` text,
  	\`lease_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mail_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`lead_messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subscriber_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`webhook_id\`) REFERENCES \`webhooks\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`deliveries_status_idx\` ON \`deliveries\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_lead_idx\` ON \`deliveries\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_mail_idx\` ON \`deliveries\` (\`mail_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_message_idx\` ON \`deliveries\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_subscriber_idx\` ON \`deliveries\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_user_idx\` ON \`deliveries\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_webhook_idx\` ON \`deliveries\` (\`webhook_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_lease_until_idx\` ON \`deliveries\` (\`lease_until\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_updated_at_idx\` ON \`deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_created_at_idx\` ON \`deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_nextTryAt_idx\` ON \`deliveries\` (\`status\`,\`next_try_at\`);`)
  await db.run(sql`CREATE TABLE \`deals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`stage\` text DEFAULT 'open' NOT NULL,
  	\`person_id\` integer,
  	\`company_id\` integer,
  	\`lead_id\` integer,
  	\`external_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`persons\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`deals_stage_idx\` ON \`deals\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`deals_person_idx\` ON \`deals\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_company_idx\` ON \`deals\` (\`company_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_lead_idx\` ON \`deals\` (\`lead_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`deals_external_id_idx\` ON \`deals\` (\`external_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_updated_at_idx\` ON \`deals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deals_created_at_idx\` ON \`deals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`persons\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text,
  	\`phone\` text,
  	\`company_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`persons_email_idx\` ON \`persons\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`persons_phone_idx\` ON \`persons\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`persons_company_idx\` ON \`persons\` (\`company_id\`);`)
  await db.run(sql`CREATE INDEX \`persons_updated_at_idx\` ON \`persons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`persons_created_at_idx\` ON \`persons\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`companies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`normalized_name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`companies_normalized_name_idx\` ON \`companies\` (\`normalized_name\`);`)
  await db.run(sql`CREATE INDEX \`companies_updated_at_idx\` ON \`companies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`companies_created_at_idx\` ON \`companies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`content\` text NOT NULL,
  	\`deal_id\` integer NOT NULL,
  	\`person_id\` integer,
  	\`external_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`deal_id\`) REFERENCES \`deals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`persons\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`notes_deal_idx\` ON \`notes\` (\`deal_id\`);`)
  await db.run(sql`CREATE INDEX \`notes_person_idx\` ON \`notes\` (\`person_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notes_external_id_idx\` ON \`notes\` (\`external_id\`);`)
  await db.run(sql`CREATE INDEX \`notes_updated_at_idx\` ON \`notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notes_created_at_idx\` ON \`notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`webhooks_events\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`webhooks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`webhooks_events_order_idx\` ON \`webhooks_events\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_events_parent_idx\` ON \`webhooks_events\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`webhooks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`format\` text DEFAULT 'standard' NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`secret\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`webhooks_active_idx\` ON \`webhooks\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_updated_at_idx\` ON \`webhooks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_created_at_idx\` ON \`webhooks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`consents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`answered_at\` text NOT NULL,
  	\`version\` text NOT NULL,
  	\`counting\` integer DEFAULT false NOT NULL,
  	\`campaigns\` integer DEFAULT false NOT NULL,
  	\`visitor\` text NOT NULL,
  	\`answer\` numeric NOT NULL,
  	\`text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consents_answered_at_idx\` ON \`consents\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_updated_at_idx\` ON \`consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_created_at_idx\` ON \`consents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`visitor_answer_idx\` ON \`consents\` (\`visitor\`,\`answer\`);`)
  await db.run(sql`CREATE TABLE \`consent_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version\` text NOT NULL,
  	\`form\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consent_notes_version_idx\` ON \`consent_notes\` (\`version\`);`)
  await db.run(sql`CREATE INDEX \`consent_notes_updated_at_idx\` ON \`consent_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consent_notes_created_at_idx\` ON \`consent_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`removals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`rule\` text NOT NULL,
  	\`counts\` text NOT NULL,
  	\`by_id\` integer,
  	\`address_hash\` text,
  	\`consents\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`removals_kind_idx\` ON \`removals\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`removals_by_idx\` ON \`removals\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`removals_address_hash_idx\` ON \`removals\` (\`address_hash\`);`)
  await db.run(sql`CREATE INDEX \`removals_updated_at_idx\` ON \`removals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`removals_created_at_idx\` ON \`removals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_absences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`stand_in_id\` integer,
  	FOREIGN KEY (\`stand_in_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_absences_order_idx\` ON \`users_absences\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_absences_parent_id_idx\` ON \`users_absences\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`users_absences_stand_in_idx\` ON \`users_absences\` (\`stand_in_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`device\` text,
  	\`network\` text,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`last_sign_in_at\` text,
  	\`invited_at\` text,
  	\`known_networks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`secret\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`wrong_codes\` numeric,
  	\`paused_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_user_idx\` ON \`second_factors\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`second_factors_texts_order_parent\` ON \`second_factors_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`audit_trail\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`by_name\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`document\` text,
  	\`changed\` text,
  	\`by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_trail_action_idx\` ON \`audit_trail\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_kind_idx\` ON \`audit_trail\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_document_idx\` ON \`audit_trail\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_by_idx\` ON \`audit_trail\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_updated_at_idx\` ON \`audit_trail\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_created_at_idx\` ON \`audit_trail\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`forms_id\` integer,
  	\`form_versions_id\` integer,
  	\`turns_id\` integer,
  	\`redirects_id\` integer,
  	\`short_links_id\` integer,
  	\`articles_id\` integer,
  	\`vacancies_id\` integer,
  	\`people_id\` integer,
  	\`recordings_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`glossary_id\` integer,
  	\`offices_id\` integer,
  	\`events_id\` integer,
  	\`reviews_id\` integer,
  	\`wordings_id\` integer,
  	\`translations_id\` integer,
  	\`media_id\` integer,
  	\`recording_files_id\` integer,
  	\`documents_id\` integer,
  	\`imports_id\` integer,
  	\`changes_id\` integer,
  	\`releases_id\` integer,
  	\`leads_id\` integer,
  	\`lead_messages_id\` integer,
  	\`lead_notes_id\` integer,
  	\`lead_files_id\` integer,
  	\`answer_templates_id\` integer,
  	\`bookings_id\` integer,
  	\`subscribers_id\` integer,
  	\`mails_id\` integer,
  	\`deliveries_id\` integer,
  	\`deals_id\` integer,
  	\`persons_id\` integer,
  	\`companies_id\` integer,
  	\`notes_id\` integer,
  	\`webhooks_id\` integer,
  	\`consents_id\` integer,
  	\`consent_notes_id\` integer,
  	\`removals_id\` integer,
  	\`audit_trail_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_versions_id\`) REFERENCES \`form_versions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`turns_id\`) REFERENCES \`turns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`short_links_id\`) REFERENCES \`short_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vacancies_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recordings_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`glossary_id\`) REFERENCES \`glossary\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`wordings_id\`) REFERENCES \`wordings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`translations_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recording_files_id\`) REFERENCES \`recording_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`imports_id\`) REFERENCES \`imports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`changes_id\`) REFERENCES \`changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`releases_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lead_messages_id\`) REFERENCES \`lead_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lead_notes_id\`) REFERENCES \`lead_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lead_files_id\`) REFERENCES \`lead_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`answer_templates_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bookings_id\`) REFERENCES \`bookings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deliveries_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deals_id\`) REFERENCES \`deals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`persons_id\`) REFERENCES \`persons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`companies_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notes_id\`) REFERENCES \`notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`webhooks_id\`) REFERENCES \`webhooks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consents_id\`) REFERENCES \`consents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consent_notes_id\`) REFERENCES \`consent_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`removals_id\`) REFERENCES \`removals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_trail_id\`) REFERENCES \`audit_trail\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_versions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_turns_id_idx\` ON \`payload_locked_documents_rels\` (\`turns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_short_links_id_idx\` ON \`payload_locked_documents_rels\` (\`short_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancies_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recordings_id_idx\` ON \`payload_locked_documents_rels\` (\`recordings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_glossary_id_idx\` ON \`payload_locked_documents_rels\` (\`glossary_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offices_id_idx\` ON \`payload_locked_documents_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_wordings_id_idx\` ON \`payload_locked_documents_rels\` (\`wordings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_translations_id_idx\` ON \`payload_locked_documents_rels\` (\`translations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recording_files_id_idx\` ON \`payload_locked_documents_rels\` (\`recording_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`releases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lead_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lead_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lead_files_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_answer_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`answer_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bookings_id_idx\` ON \`payload_locked_documents_rels\` (\`bookings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deals_id_idx\` ON \`payload_locked_documents_rels\` (\`deals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_persons_id_idx\` ON \`payload_locked_documents_rels\` (\`persons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_companies_id_idx\` ON \`payload_locked_documents_rels\` (\`companies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_webhooks_id_idx\` ON \`payload_locked_documents_rels\` (\`webhooks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`consents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consent_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`consent_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_removals_id_idx\` ON \`payload_locked_documents_rels\` (\`removals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_trail_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_trail_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text,
  	\`is_visible\` integer,
  	\`paths\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_languages_order_idx\` ON \`site_settings_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_languages_parent_id_idx\` ON \`site_settings_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_navigation_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`note\` text,
  	\`group\` text,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_links_order_idx\` ON \`site_settings_navigation_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_links_parent_id_idx\` ON \`site_settings_navigation_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_links_picture_idx\` ON \`site_settings_navigation_links\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`picture_id\` integer,
  	\`note\` text,
  	\`note_link_label\` text,
  	\`note_link_href\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_order_idx\` ON \`site_settings_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_parent_id_idx\` ON \`site_settings_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_picture_idx\` ON \`site_settings_navigation\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_footer_columns_links_order_idx\` ON \`site_settings_footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_footer_columns_links_parent_id_idx\` ON \`site_settings_footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_footer_columns_order_idx\` ON \`site_settings_footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_footer_columns_parent_id_idx\` ON \`site_settings_footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_socials_order_idx\` ON \`site_settings_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_socials_parent_id_idx\` ON \`site_settings_socials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_search_synonyms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`words\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_search_synonyms_order_idx\` ON \`site_settings_search_synonyms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_search_synonyms_parent_id_idx\` ON \`site_settings_search_synonyms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`edited_by\` text,
  	\`company_name\` text,
  	\`founding_year\` numeric,
  	\`identity_look\` text,
  	\`identity_logo\` text,
  	\`identity_foot_logo\` text,
  	\`identity_symbol\` text,
  	\`identity_ground\` text,
  	\`identity_ink\` text,
  	\`identity_accent\` text,
  	\`identity_family\` text,
  	\`identity_font_id\` integer,
  	\`identity_bold_font_id\` integer,
  	\`language\` text,
  	\`currency\` text,
  	\`time_zone\` text,
  	\`phone_raw\` text,
  	\`phone_formatted\` text,
  	\`email\` text,
  	\`messaging_href\` text,
  	\`answer_working_days\` numeric,
  	\`contact_form_path\` text,
  	\`call_to_action_label\` text,
  	\`call_to_action_href\` text,
  	\`call_to_form_text\` text,
  	\`description\` text,
  	\`sitemap_path\` text,
  	\`verification\` text,
  	\`form_words\` text,
  	\`email_words\` text,
  	\`newsletter_heading\` text,
  	\`newsletter_button_text\` text,
  	\`newsletter_note\` text,
  	\`newsletter_asks_name\` integer,
  	\`legal_name\` text,
  	\`privacy_path\` text,
  	\`analytics_id\` text,
  	\`consent_version\` text,
  	\`consent_heading\` text,
  	\`consent_text\` text,
  	\`consent_refuse_text\` text,
  	\`consent_allow_text\` text,
  	\`consent_choose_text\` text,
  	\`consent_choose_heading\` text,
  	\`consent_choose_note\` text,
  	\`consent_needed_label\` text,
  	\`consent_needed_text\` text,
  	\`consent_counting_label\` text,
  	\`consent_counting_text\` text,
  	\`consent_campaigns_label\` text,
  	\`consent_campaigns_text\` text,
  	\`consent_keep_text\` text,
  	\`consent_back_text\` text,
  	\`consent_footer_label\` text,
  	\`consent_policy_href\` text,
  	\`pages_glossary_heading\` text,
  	\`pages_glossary_description\` text,
  	\`pages_search_heading\` text,
  	\`pages_search_description\` text,
  	\`pages_not_found_heading\` text,
  	\`pages_not_found_description\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`identity_font_id\`) REFERENCES \`recording_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`identity_bold_font_id\`) REFERENCES \`recording_files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_identity_identity_font_idx\` ON \`site_settings\` (\`identity_font_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_identity_identity_bold_font_idx\` ON \`site_settings\` (\`identity_bold_font_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_texts_order_parent\` ON \`site_settings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text,
  	\`is_visible\` integer,
  	\`paths\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_languages_order_idx\` ON \`_site_settings_v_version_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_languages_parent_id_idx\` ON \`_site_settings_v_version_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_navigation_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`note\` text,
  	\`group\` text,
  	\`picture_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_links_order_idx\` ON \`_site_settings_v_version_navigation_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_links_parent_id_idx\` ON \`_site_settings_v_version_navigation_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_links_picture_idx\` ON \`_site_settings_v_version_navigation_links\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`picture_id\` integer,
  	\`note\` text,
  	\`note_link_label\` text,
  	\`note_link_href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_order_idx\` ON \`_site_settings_v_version_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_parent_id_idx\` ON \`_site_settings_v_version_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_picture_idx\` ON \`_site_settings_v_version_navigation\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_footer_columns_links_order_idx\` ON \`_site_settings_v_version_footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_footer_columns_links_parent_id_idx\` ON \`_site_settings_v_version_footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_footer_columns_order_idx\` ON \`_site_settings_v_version_footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_footer_columns_parent_id_idx\` ON \`_site_settings_v_version_footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`network\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_socials_order_idx\` ON \`_site_settings_v_version_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_socials_parent_id_idx\` ON \`_site_settings_v_version_socials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_search_synonyms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`words\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_search_synonyms_order_idx\` ON \`_site_settings_v_version_search_synonyms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_search_synonyms_parent_id_idx\` ON \`_site_settings_v_version_search_synonyms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_edited_by\` text,
  	\`version_company_name\` text,
  	\`version_founding_year\` numeric,
  	\`version_identity_look\` text,
  	\`version_identity_logo\` text,
  	\`version_identity_foot_logo\` text,
  	\`version_identity_symbol\` text,
  	\`version_identity_ground\` text,
  	\`version_identity_ink\` text,
  	\`version_identity_accent\` text,
  	\`version_identity_family\` text,
  	\`version_identity_font_id\` integer,
  	\`version_identity_bold_font_id\` integer,
  	\`version_language\` text,
  	\`version_currency\` text,
  	\`version_time_zone\` text,
  	\`version_phone_raw\` text,
  	\`version_phone_formatted\` text,
  	\`version_email\` text,
  	\`version_messaging_href\` text,
  	\`version_answer_working_days\` numeric,
  	\`version_contact_form_path\` text,
  	\`version_call_to_action_label\` text,
  	\`version_call_to_action_href\` text,
  	\`version_call_to_form_text\` text,
  	\`version_description\` text,
  	\`version_sitemap_path\` text,
  	\`version_verification\` text,
  	\`version_form_words\` text,
  	\`version_email_words\` text,
  	\`version_newsletter_heading\` text,
  	\`version_newsletter_button_text\` text,
  	\`version_newsletter_note\` text,
  	\`version_newsletter_asks_name\` integer,
  	\`version_legal_name\` text,
  	\`version_privacy_path\` text,
  	\`version_analytics_id\` text,
  	\`version_consent_version\` text,
  	\`version_consent_heading\` text,
  	\`version_consent_text\` text,
  	\`version_consent_refuse_text\` text,
  	\`version_consent_allow_text\` text,
  	\`version_consent_choose_text\` text,
  	\`version_consent_choose_heading\` text,
  	\`version_consent_choose_note\` text,
  	\`version_consent_needed_label\` text,
  	\`version_consent_needed_text\` text,
  	\`version_consent_counting_label\` text,
  	\`version_consent_counting_text\` text,
  	\`version_consent_campaigns_label\` text,
  	\`version_consent_campaigns_text\` text,
  	\`version_consent_keep_text\` text,
  	\`version_consent_back_text\` text,
  	\`version_consent_footer_label\` text,
  	\`version_consent_policy_href\` text,
  	\`version_pages_glossary_heading\` text,
  	\`version_pages_glossary_description\` text,
  	\`version_pages_search_heading\` text,
  	\`version_pages_search_description\` text,
  	\`version_pages_not_found_heading\` text,
  	\`version_pages_not_found_description\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_identity_font_id\`) REFERENCES \`recording_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_identity_bold_font_id\`) REFERENCES \`recording_files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_identity_version_identity_font_idx\` ON \`_site_settings_v\` (\`version_identity_font_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_identity_version_identity_bold__idx\` ON \`_site_settings_v\` (\`version_identity_bold_font_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_autosave_idx\` ON \`_site_settings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_texts_order_parent\` ON \`_site_settings_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`booking_desks_calendars\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'ics' NOT NULL,
  	\`address\` text NOT NULL,
  	\`user\` text,
  	\`password\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`booking_desks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`booking_desks_calendars_order_idx\` ON \`booking_desks_calendars\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`booking_desks_calendars_parent_id_idx\` ON \`booking_desks_calendars\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`booking_desks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`person_id\` integer,
  	\`host\` text NOT NULL,
  	\`role\` text,
  	\`office_id\` integer NOT NULL,
  	\`room\` text,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`booking\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`booking_desks_order_idx\` ON \`booking_desks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`booking_desks_parent_id_idx\` ON \`booking_desks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`booking_desks_person_idx\` ON \`booking_desks\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`booking_desks_office_idx\` ON \`booking_desks\` (\`office_id\`);`)
  await db.run(sql`CREATE TABLE \`booking_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`booking\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`booking_weekdays_order_idx\` ON \`booking_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`booking_weekdays_parent_idx\` ON \`booking_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`booking_days_off\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`office_id\` integer,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`booking\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`booking_days_off_order_idx\` ON \`booking_days_off\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`booking_days_off_parent_id_idx\` ON \`booking_days_off\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`booking_days_off_office_idx\` ON \`booking_days_off\` (\`office_id\`);`)
  await db.run(sql`CREATE TABLE \`booking\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`minutes\` text DEFAULT '40' NOT NULL,
  	\`pause_minutes\` numeric DEFAULT 20 NOT NULL,
  	\`notice_hours\` numeric DEFAULT 24 NOT NULL,
  	\`days_ahead\` numeric DEFAULT 30 NOT NULL,
  	\`silent_calendars\` text DEFAULT 'hold' NOT NULL,
  	\`google_client_id\` text,
  	\`google_client_secret\` text,
  	\`microsoft_client_id\` text,
  	\`microsoft_client_secret\` text,
  	\`microsoft_tenant\` text,
  	\`public_holidays\` integer,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`booking_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`booking\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`booking_texts_order_parent\` ON \`booking_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_booking_v_version_desks_calendars\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'ics' NOT NULL,
  	\`address\` text NOT NULL,
  	\`user\` text,
  	\`password\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_booking_v_version_desks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_calendars_order_idx\` ON \`_booking_v_version_desks_calendars\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_calendars_parent_id_idx\` ON \`_booking_v_version_desks_calendars\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_booking_v_version_desks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`person_id\` integer,
  	\`host\` text NOT NULL,
  	\`role\` text,
  	\`office_id\` integer NOT NULL,
  	\`room\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_booking_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_order_idx\` ON \`_booking_v_version_desks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_parent_id_idx\` ON \`_booking_v_version_desks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_person_idx\` ON \`_booking_v_version_desks\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_office_idx\` ON \`_booking_v_version_desks\` (\`office_id\`);`)
  await db.run(sql`CREATE TABLE \`_booking_v_version_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_booking_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_booking_v_version_weekdays_order_idx\` ON \`_booking_v_version_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_weekdays_parent_idx\` ON \`_booking_v_version_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_booking_v_version_days_off\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`office_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_booking_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_booking_v_version_days_off_order_idx\` ON \`_booking_v_version_days_off\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_days_off_parent_id_idx\` ON \`_booking_v_version_days_off\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_days_off_office_idx\` ON \`_booking_v_version_days_off\` (\`office_id\`);`)
  await db.run(sql`CREATE TABLE \`_booking_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_minutes\` text DEFAULT '40' NOT NULL,
  	\`version_pause_minutes\` numeric DEFAULT 20 NOT NULL,
  	\`version_notice_hours\` numeric DEFAULT 24 NOT NULL,
  	\`version_days_ahead\` numeric DEFAULT 30 NOT NULL,
  	\`version_silent_calendars\` text DEFAULT 'hold' NOT NULL,
  	\`version_google_client_id\` text,
  	\`version_google_client_secret\` text,
  	\`version_microsoft_client_id\` text,
  	\`version_microsoft_client_secret\` text,
  	\`version_microsoft_tenant\` text,
  	\`version_public_holidays\` integer,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_booking_v_created_at_idx\` ON \`_booking_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_updated_at_idx\` ON \`_booking_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_booking_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_booking_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_booking_v_texts_order_parent\` ON \`_booking_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`publication\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version\` text,
  	\`embedded_version\` text,
  	\`full_version\` text,
  	\`live_release\` text,
  	\`live_version\` text,
  	\`live_at\` text,
  	\`held_release\` text,
  	\`held_by\` text,
  	\`kept_releases\` text,
  	\`activity\` text,
  	\`faults\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`retention\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`quarantine_days\` numeric DEFAULT 30 NOT NULL,
  	\`request_months\` numeric DEFAULT 24 NOT NULL,
  	\`contract_months\` numeric DEFAULT 120 NOT NULL,
  	\`application_form\` text,
  	\`application_day\` text DEFAULT '06-30' NOT NULL,
  	\`seat_form\` text DEFAULT 'event-seat',
  	\`seat_days\` numeric DEFAULT 31 NOT NULL,
  	\`unconfirmed_days\` numeric DEFAULT 30 NOT NULL,
  	\`left_days\` numeric DEFAULT 30 NOT NULL,
  	\`audit_months\` numeric DEFAULT 12 NOT NULL,
  	\`consent_months\` numeric DEFAULT 36 NOT NULL,
  	\`last_run_at\` text,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_retention_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_quarantine_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_request_months\` numeric DEFAULT 24 NOT NULL,
  	\`version_contract_months\` numeric DEFAULT 120 NOT NULL,
  	\`version_application_form\` text,
  	\`version_application_day\` text DEFAULT '06-30' NOT NULL,
  	\`version_seat_form\` text DEFAULT 'event-seat',
  	\`version_seat_days\` numeric DEFAULT 31 NOT NULL,
  	\`version_unconfirmed_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_left_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_audit_months\` numeric DEFAULT 12 NOT NULL,
  	\`version_consent_months\` numeric DEFAULT 36 NOT NULL,
  	\`version_last_run_at\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_retention_v_created_at_idx\` ON \`_retention_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_retention_v_updated_at_idx\` ON \`_retention_v\` (\`updated_at\`);`)
  // From here on, tables that Payload does not know.
  // What is searched, in one table, the same in both databases. Ids are never used twice: each host keeps the words
  // in memory, and tells by the ids what it lacks. What it needs comes before the long text.
  await db.run(sql`CREATE TABLE search_documents (
    id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
    collection text NOT NULL,
    document_id integer NOT NULL,
    kind text NOT NULL,
    date text,
    until text,
    hash text NOT NULL,
    title text NOT NULL,
    path text NOT NULL,
    label text,
    words text NOT NULL,
    body text NOT NULL,
    UNIQUE (document_id, collection)
  )`)
  // How fast pages were for visitors: counts alone, a column for each bucket.
  await db.run(sql`CREATE TABLE page_speeds (
    day text NOT NULL,
    page text NOT NULL,
    width text NOT NULL,
    metric text NOT NULL,
    bucket_0 integer NOT NULL DEFAULT 0,
    bucket_1 integer NOT NULL DEFAULT 0,
    bucket_2 integer NOT NULL DEFAULT 0,
    bucket_3 integer NOT NULL DEFAULT 0,
    bucket_4 integer NOT NULL DEFAULT 0,
    bucket_5 integer NOT NULL DEFAULT 0,
    bucket_6 integer NOT NULL DEFAULT 0,
    bucket_7 integer NOT NULL DEFAULT 0,
    bucket_8 integer NOT NULL DEFAULT 0,
    bucket_9 integer NOT NULL DEFAULT 0,
    bucket_10 integer NOT NULL DEFAULT 0,
    PRIMARY KEY (day, page, width, metric)
  )`)
  // What the policy of pages refused: counts alone.
  await db.run(sql`CREATE TABLE policy_reports (
    day text NOT NULL,
    directive text NOT NULL,
    blocked text NOT NULL,
    page text NOT NULL,
    reports integer NOT NULL,
    PRIMARY KEY (day, directive, blocked, page)
  )`)
  // What visitors did, by day: counts alone.
  await db.run(sql`CREATE TABLE visit_counts (
    day text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    times integer NOT NULL,
    PRIMARY KEY (day, kind, name)
  )`)
}
