import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE TABLE \`vacancies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`slug\` text,
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
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_slug_idx\` ON \`vacancies\` (\`slug\`);`)
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_parent_idx\` ON \`_vacancies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_slug_idx\` ON \`_vacancies_v\` (\`version_slug\`);`)
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
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`people_slug_idx\` ON \`people\` (\`slug\`);`)
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
  	FOREIGN KEY (\`version_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_parent_idx\` ON \`_people_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_slug_idx\` ON \`_people_v\` (\`version_slug\`);`)
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
  await db.run(sql`ALTER TABLE \`forms\` ADD \`questions\` text;`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`version_questions\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`written_by_id\` integer REFERENCES people(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`reviewed_by_id\` integer REFERENCES people(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`articles_written_by_idx\` ON \`articles\` (\`written_by_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_reviewed_by_idx\` ON \`articles\` (\`reviewed_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_written_by_id\` integer REFERENCES people(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_reviewed_by_id\` integer REFERENCES people(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_written_by_idx\` ON \`_articles_v\` (\`version_written_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_reviewed_by_idx\` ON \`_articles_v\` (\`version_reviewed_by_id\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`answers\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`form_version\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`form_versions_id\` integer REFERENCES form_versions(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`vacancies_id\` integer REFERENCES vacancies(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`people_id\` integer REFERENCES people(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_versions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancies_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`form_versions\`;`)
  await db.run(sql`DROP TABLE \`vacancies\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v\`;`)
  await db.run(sql`DROP TABLE \`people_links\`;`)
  await db.run(sql`DROP TABLE \`people\`;`)
  await db.run(sql`DROP TABLE \`_people_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_people_v\`;`)
  await db.run(sql`DROP TABLE \`site_settings_search_synonyms\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_search_synonyms\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_articles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`moved_to\` text,
  	\`address\` text,
  	\`edited_by\` text,
  	\`excerpt\` text,
  	\`lead\` text,
  	\`preview_id\` integer,
  	\`cover_id\` integer,
  	\`cover_drawing\` text,
  	\`layout\` text,
  	\`head_title\` text,
  	\`head_description\` text,
  	\`head_image_id\` integer,
  	\`head_no_index\` integer,
  	\`date\` text,
  	\`time_to_read\` numeric,
  	\`author\` text,
  	\`duration_seconds\` numeric,
  	\`is_featured\` integer,
  	\`is_popular\` integer,
  	\`category_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`head_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_articles\`("id", "title", "slug", "moved_to", "address", "edited_by", "excerpt", "lead", "preview_id", "cover_id", "cover_drawing", "layout", "head_title", "head_description", "head_image_id", "head_no_index", "date", "time_to_read", "author", "duration_seconds", "is_featured", "is_popular", "category_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "slug", "moved_to", "address", "edited_by", "excerpt", "lead", "preview_id", "cover_id", "cover_drawing", "layout", "head_title", "head_description", "head_image_id", "head_no_index", "date", "time_to_read", "author", "duration_seconds", "is_featured", "is_popular", "category_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_articles\` RENAME TO \`articles\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`articles_address_idx\` ON \`articles\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`articles_preview_idx\` ON \`articles\` (\`preview_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_cover_idx\` ON \`articles\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_head_head_image_idx\` ON \`articles\` (\`head_image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_date_idx\` ON \`articles\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`articles_category_idx\` ON \`articles\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__articles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_moved_to\` text,
  	\`version_address\` text,
  	\`version_edited_by\` text,
  	\`version_excerpt\` text,
  	\`version_lead\` text,
  	\`version_preview_id\` integer,
  	\`version_cover_id\` integer,
  	\`version_cover_drawing\` text,
  	\`version_layout\` text,
  	\`version_head_title\` text,
  	\`version_head_description\` text,
  	\`version_head_image_id\` integer,
  	\`version_head_no_index\` integer,
  	\`version_date\` text,
  	\`version_time_to_read\` numeric,
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
  	FOREIGN KEY (\`version_preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_head_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__articles_v\`("id", "parent_id", "version_title", "version_slug", "version_moved_to", "version_address", "version_edited_by", "version_excerpt", "version_lead", "version_preview_id", "version_cover_id", "version_cover_drawing", "version_layout", "version_head_title", "version_head_description", "version_head_image_id", "version_head_no_index", "version_date", "version_time_to_read", "version_author", "version_duration_seconds", "version_is_featured", "version_is_popular", "version_category_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_slug", "version_moved_to", "version_address", "version_edited_by", "version_excerpt", "version_lead", "version_preview_id", "version_cover_id", "version_cover_drawing", "version_layout", "version_head_title", "version_head_description", "version_head_image_id", "version_head_no_index", "version_date", "version_time_to_read", "version_author", "version_duration_seconds", "version_is_featured", "version_is_popular", "version_category_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__articles_v\` RENAME TO \`_articles_v\`;`)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_address_idx\` ON \`_articles_v\` (\`version_address\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_preview_idx\` ON \`_articles_v\` (\`version_preview_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_cover_idx\` ON \`_articles_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_head_version_head_image_idx\` ON \`_articles_v\` (\`version_head_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_date_idx\` ON \`_articles_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_category_idx\` ON \`_articles_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`forms_id\` integer,
  	\`redirects_id\` integer,
  	\`short_links_id\` integer,
  	\`articles_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`glossary_id\` integer,
  	\`offices_id\` integer,
  	\`events_id\` integer,
  	\`reviews_id\` integer,
  	\`media_id\` integer,
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
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`short_links_id\`) REFERENCES \`short_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`glossary_id\`) REFERENCES \`glossary\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "forms_id", "redirects_id", "short_links_id", "articles_id", "categories_id", "tags_id", "glossary_id", "offices_id", "events_id", "reviews_id", "media_id", "documents_id", "imports_id", "changes_id", "releases_id", "leads_id", "lead_messages_id", "lead_notes_id", "lead_files_id", "answer_templates_id", "bookings_id", "subscribers_id", "mails_id", "deliveries_id", "deals_id", "persons_id", "companies_id", "notes_id", "webhooks_id", "consents_id", "consent_notes_id", "removals_id", "audit_trail_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "forms_id", "redirects_id", "short_links_id", "articles_id", "categories_id", "tags_id", "glossary_id", "offices_id", "events_id", "reviews_id", "media_id", "documents_id", "imports_id", "changes_id", "releases_id", "leads_id", "lead_messages_id", "lead_notes_id", "lead_files_id", "answer_templates_id", "bookings_id", "subscribers_id", "mails_id", "deliveries_id", "deals_id", "persons_id", "companies_id", "notes_id", "webhooks_id", "consents_id", "consent_notes_id", "removals_id", "audit_trail_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_short_links_id_idx\` ON \`payload_locked_documents_rels\` (\`short_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_glossary_id_idx\` ON \`payload_locked_documents_rels\` (\`glossary_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offices_id_idx\` ON \`payload_locked_documents_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
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
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`questions\`;`)
  await db.run(sql`ALTER TABLE \`_forms_v\` DROP COLUMN \`version_questions\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`answers\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`form_version\`;`)
}
