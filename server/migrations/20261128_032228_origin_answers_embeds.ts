import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`leads\` ADD \`answer_state\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`answer_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`answer_tell_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_referrer_host\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_first_page\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_sent_from\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_short_link\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_campaign_source\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_campaign_medium\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_campaign_name\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_campaign_term\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_campaign_content\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_campaign_has_click_mark\` integer;`)
  await db.run(sql`CREATE INDEX \`leads_answer_state_idx\` ON \`leads\` (\`answer_state\`);`)
  await db.run(sql`CREATE INDEX \`leads_answer_due_at_idx\` ON \`leads\` (\`answer_due_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_answered_at_idx\` ON \`leads\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_answer_tell_at_idx\` ON \`leads\` (\`answer_tell_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_origin_origin_referrer_host_idx\` ON \`leads\` (\`origin_referrer_host\`);`)
  await db.run(sql`CREATE INDEX \`leads_origin_origin_short_link_idx\` ON \`leads\` (\`origin_short_link\`);`)
  await db.run(sql`CREATE INDEX \`leads_origin_campaign_origin_campaign_source_idx\` ON \`leads\` (\`origin_campaign_source\`);`)
  await db.run(sql`CREATE INDEX \`leads_origin_campaign_origin_campaign_name_idx\` ON \`leads\` (\`origin_campaign_name\`);`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`origin_referrer_host\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`origin_first_page\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`origin_sent_from\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`origin_short_link\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`origin_campaign_source\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`origin_campaign_medium\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`origin_campaign_name\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`origin_campaign_term\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`origin_campaign_content\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`origin_campaign_has_click_mark\` integer;`)
  await db.run(sql`CREATE INDEX \`subscribers_origin_origin_referrer_host_idx\` ON \`subscribers\` (\`origin_referrer_host\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_origin_origin_short_link_idx\` ON \`subscribers\` (\`origin_short_link\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_origin_campaign_origin_campaign_source_idx\` ON \`subscribers\` (\`origin_campaign_source\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_origin_campaign_origin_campaign_name_idx\` ON \`subscribers\` (\`origin_campaign_name\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`short_links_id\` integer REFERENCES short_links(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_short_links_id_idx\` ON \`payload_locked_documents_rels\` (\`short_links_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`short_links\`;`)
  await db.run(sql`DROP TABLE \`site_settings_texts\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_texts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`forms_id\` integer,
  	\`redirects_id\` integer,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "forms_id", "redirects_id", "articles_id", "categories_id", "tags_id", "glossary_id", "offices_id", "events_id", "reviews_id", "media_id", "documents_id", "imports_id", "changes_id", "releases_id", "leads_id", "lead_messages_id", "lead_notes_id", "lead_files_id", "answer_templates_id", "bookings_id", "subscribers_id", "mails_id", "deliveries_id", "deals_id", "persons_id", "companies_id", "notes_id", "webhooks_id", "consents_id", "consent_notes_id", "removals_id", "audit_trail_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "forms_id", "redirects_id", "articles_id", "categories_id", "tags_id", "glossary_id", "offices_id", "events_id", "reviews_id", "media_id", "documents_id", "imports_id", "changes_id", "releases_id", "leads_id", "lead_messages_id", "lead_notes_id", "lead_files_id", "answer_templates_id", "bookings_id", "subscribers_id", "mails_id", "deliveries_id", "deals_id", "persons_id", "companies_id", "notes_id", "webhooks_id", "consents_id", "consent_notes_id", "removals_id", "audit_trail_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
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
  await db.run(sql`DROP INDEX \`leads_answer_state_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_answer_due_at_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_answered_at_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_answer_tell_at_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_origin_origin_referrer_host_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_origin_origin_short_link_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_origin_campaign_origin_campaign_source_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_origin_campaign_origin_campaign_name_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`answer_state\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`answer_due_at\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`answered_at\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`answer_tell_at\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_referrer_host\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_first_page\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_sent_from\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_short_link\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_campaign_source\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_campaign_medium\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_campaign_name\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_campaign_term\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_campaign_content\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_campaign_has_click_mark\`;`)
  await db.run(sql`DROP INDEX \`subscribers_origin_origin_referrer_host_idx\`;`)
  await db.run(sql`DROP INDEX \`subscribers_origin_origin_short_link_idx\`;`)
  await db.run(sql`DROP INDEX \`subscribers_origin_campaign_origin_campaign_source_idx\`;`)
  await db.run(sql`DROP INDEX \`subscribers_origin_campaign_origin_campaign_name_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`origin_referrer_host\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`origin_first_page\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`origin_sent_from\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`origin_short_link\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`origin_campaign_source\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`origin_campaign_medium\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`origin_campaign_name\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`origin_campaign_term\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`origin_campaign_content\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`origin_campaign_has_click_mark\`;`)
}
