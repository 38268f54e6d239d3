import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // Empty, it is filled at the start: from now on it has documents of further languages too.
  await db.run(sql`DELETE FROM search_documents`)
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
  await db.run(sql`ALTER TABLE \`forms\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`original_id\` integer REFERENCES forms(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`is_visible\` integer;`)
  await db.run(sql`CREATE INDEX \`forms_language_idx\` ON \`forms\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`forms_original_idx\` ON \`forms\` (\`original_id\`);`)
  await db.run(sql`ALTER TABLE \`forms_rels\` ADD \`users_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`forms_rels_users_id_idx\` ON \`forms_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`version_language\` text;`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`version_original_id\` integer REFERENCES forms(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`version_is_visible\` integer;`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_language_idx\` ON \`_forms_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_original_idx\` ON \`_forms_v\` (\`version_original_id\`);`)
  await db.run(sql`ALTER TABLE \`_forms_v_rels\` ADD \`users_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_users_id_idx\` ON \`_forms_v_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`first_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`first_answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`crm_state\` text;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`in_calendar\` text;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`in_calendar_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`turns_id\` integer REFERENCES turns(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`wordings_id\` integer REFERENCES wordings(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_turns_id_idx\` ON \`payload_locked_documents_rels\` (\`turns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_wordings_id_idx\` ON \`payload_locked_documents_rels\` (\`wordings_id\`);`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`google_client_id\` text;`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`google_client_secret\` text;`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`microsoft_client_id\` text;`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`microsoft_client_secret\` text;`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`microsoft_tenant\` text;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` ADD \`version_google_client_id\` text;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` ADD \`version_google_client_secret\` text;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` ADD \`version_microsoft_client_id\` text;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` ADD \`version_microsoft_client_secret\` text;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` ADD \`version_microsoft_tenant\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`forms_by_country_languages\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_by_country_languages\`;`)
  await db.run(sql`DROP TABLE \`turns\`;`)
  await db.run(sql`DROP TABLE \`offices_rels\`;`)
  await db.run(sql`DROP TABLE \`_offices_v_rels\`;`)
  await db.run(sql`DROP TABLE \`wordings_navigation_links\`;`)
  await db.run(sql`DROP TABLE \`wordings_navigation\`;`)
  await db.run(sql`DROP TABLE \`wordings_footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`wordings_footer_columns\`;`)
  await db.run(sql`DROP TABLE \`wordings\`;`)
  await db.run(sql`DROP TABLE \`_wordings_v_version_navigation_links\`;`)
  await db.run(sql`DROP TABLE \`_wordings_v_version_navigation\`;`)
  await db.run(sql`DROP TABLE \`_wordings_v_version_footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_wordings_v_version_footer_columns\`;`)
  await db.run(sql`DROP TABLE \`_wordings_v\`;`)
  await db.run(sql`DROP TABLE \`users_absences\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  	FOREIGN KEY (\`next_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms\`("id", "name", "title", "kind", "questions", "fields", "button_text", "consent_text", "follows", "next_page_id", "thanks_title", "thanks_text", "reply_to", "edited_by", "updated_at", "created_at", "deleted_at") SELECT "id", "name", "title", "kind", "questions", "fields", "button_text", "consent_text", "follows", "next_page_id", "thanks_title", "thanks_text", "reply_to", "edited_by", "updated_at", "created_at", "deleted_at" FROM \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms\` RENAME TO \`forms\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_name_idx\` ON \`forms\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`forms_next_page_idx\` ON \`forms\` (\`next_page_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_deleted_at_idx\` ON \`forms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_forms_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`offices_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms_rels\`("id", "order", "parent_id", "path", "offices_id") SELECT "id", "order", "parent_id", "path", "offices_id" FROM \`forms_rels\`;`)
  await db.run(sql`DROP TABLE \`forms_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms_rels\` RENAME TO \`forms_rels\`;`)
  await db.run(sql`CREATE INDEX \`forms_rels_order_idx\` ON \`forms_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_parent_idx\` ON \`forms_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_path_idx\` ON \`forms_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_offices_id_idx\` ON \`forms_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__forms_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
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
  	FOREIGN KEY (\`version_next_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__forms_v\`("id", "parent_id", "version_name", "version_title", "version_kind", "version_questions", "version_fields", "version_button_text", "version_consent_text", "version_follows", "version_next_page_id", "version_thanks_title", "version_thanks_text", "version_reply_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_name", "version_title", "version_kind", "version_questions", "version_fields", "version_button_text", "version_consent_text", "version_follows", "version_next_page_id", "version_thanks_title", "version_thanks_text", "version_reply_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__forms_v\` RENAME TO \`_forms_v\`;`)
  await db.run(sql`CREATE INDEX \`_forms_v_parent_idx\` ON \`_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_name_idx\` ON \`_forms_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_next_page_idx\` ON \`_forms_v\` (\`version_next_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_at_idx\` ON \`_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_at_idx\` ON \`_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_deleted_at_idx\` ON \`_forms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__forms_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`offices_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__forms_v_rels\`("id", "order", "parent_id", "path", "offices_id") SELECT "id", "order", "parent_id", "path", "offices_id" FROM \`_forms_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__forms_v_rels\` RENAME TO \`_forms_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_order_idx\` ON \`_forms_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_parent_idx\` ON \`_forms_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_path_idx\` ON \`_forms_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_offices_id_idx\` ON \`_forms_v_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`forms_id\` integer,
  	\`form_versions_id\` integer,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "forms_id", "form_versions_id", "redirects_id", "short_links_id", "articles_id", "vacancies_id", "people_id", "recordings_id", "categories_id", "tags_id", "glossary_id", "offices_id", "events_id", "reviews_id", "media_id", "recording_files_id", "documents_id", "imports_id", "changes_id", "releases_id", "leads_id", "lead_messages_id", "lead_notes_id", "lead_files_id", "answer_templates_id", "bookings_id", "subscribers_id", "mails_id", "deliveries_id", "deals_id", "persons_id", "companies_id", "notes_id", "webhooks_id", "consents_id", "consent_notes_id", "removals_id", "audit_trail_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "forms_id", "form_versions_id", "redirects_id", "short_links_id", "articles_id", "vacancies_id", "people_id", "recordings_id", "categories_id", "tags_id", "glossary_id", "offices_id", "events_id", "reviews_id", "media_id", "recording_files_id", "documents_id", "imports_id", "changes_id", "releases_id", "leads_id", "lead_messages_id", "lead_notes_id", "lead_files_id", "answer_templates_id", "bookings_id", "subscribers_id", "mails_id", "deliveries_id", "deals_id", "persons_id", "companies_id", "notes_id", "webhooks_id", "consents_id", "consent_notes_id", "removals_id", "audit_trail_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_versions_id\`);`)
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
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`first_due_at\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`first_answered_at\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`crm_state\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`in_calendar\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`in_calendar_starts_at\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`google_client_id\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`google_client_secret\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`microsoft_client_id\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`microsoft_client_secret\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`microsoft_tenant\`;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` DROP COLUMN \`version_google_client_id\`;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` DROP COLUMN \`version_google_client_secret\`;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` DROP COLUMN \`version_microsoft_client_id\`;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` DROP COLUMN \`version_microsoft_client_secret\`;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` DROP COLUMN \`version_microsoft_tenant\`;`)
}
