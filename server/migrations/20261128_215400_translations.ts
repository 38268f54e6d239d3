import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`translations_id\` integer REFERENCES translations(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_translations_id_idx\` ON \`payload_locked_documents_rels\` (\`translations_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`wordings_search_synonyms\`;`)
  await db.run(sql`DROP TABLE \`_wordings_v_version_search_synonyms\`;`)
  await db.run(sql`DROP TABLE \`translations\`;`)
  await db.run(sql`DROP TABLE \`translations_texts\`;`)
  await db.run(sql`DROP TABLE \`_translations_v\`;`)
  await db.run(sql`DROP TABLE \`_translations_v_texts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "forms_id", "form_versions_id", "turns_id", "redirects_id", "short_links_id", "articles_id", "vacancies_id", "people_id", "recordings_id", "categories_id", "tags_id", "glossary_id", "offices_id", "events_id", "reviews_id", "wordings_id", "media_id", "recording_files_id", "documents_id", "imports_id", "changes_id", "releases_id", "leads_id", "lead_messages_id", "lead_notes_id", "lead_files_id", "answer_templates_id", "bookings_id", "subscribers_id", "mails_id", "deliveries_id", "deals_id", "persons_id", "companies_id", "notes_id", "webhooks_id", "consents_id", "consent_notes_id", "removals_id", "audit_trail_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "forms_id", "form_versions_id", "turns_id", "redirects_id", "short_links_id", "articles_id", "vacancies_id", "people_id", "recordings_id", "categories_id", "tags_id", "glossary_id", "offices_id", "events_id", "reviews_id", "wordings_id", "media_id", "recording_files_id", "documents_id", "imports_id", "changes_id", "releases_id", "leads_id", "lead_messages_id", "lead_notes_id", "lead_files_id", "answer_templates_id", "bookings_id", "subscribers_id", "mails_id", "deliveries_id", "deals_id", "persons_id", "companies_id", "notes_id", "webhooks_id", "consents_id", "consent_notes_id", "removals_id", "audit_trail_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
}
