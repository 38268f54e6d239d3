import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // A form was seen at once, a twin once it was ticked.
  // By columns: a table that is made anew takes all rows with it that refer to it.
  await db.run(sql`DROP INDEX \`forms_name_idx\``)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`name_kept\` text`)
  await db.run(sql`UPDATE \`forms\` SET \`name_kept\` = \`name\``)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`name\``)
  await db.run(sql`ALTER TABLE \`forms\` RENAME COLUMN \`name_kept\` TO \`name\``)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_name_idx\` ON \`forms\` (\`name\`)`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`title_kept\` text`)
  await db.run(sql`UPDATE \`forms\` SET \`title_kept\` = \`title\``)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`title\``)
  await db.run(sql`ALTER TABLE \`forms\` RENAME COLUMN \`title_kept\` TO \`title\``)
  await db.run(sql`DROP INDEX \`_forms_v_version_version_name_idx\``)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`version_name_kept\` text`)
  await db.run(sql`UPDATE \`_forms_v\` SET \`version_name_kept\` = \`version_name\``)
  await db.run(sql`ALTER TABLE \`_forms_v\` DROP COLUMN \`version_name\``)
  await db.run(sql`ALTER TABLE \`_forms_v\` RENAME COLUMN \`version_name_kept\` TO \`version_name\``)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_name_idx\` ON \`_forms_v\` (\`version_name\`)`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`version_title_kept\` text`)
  await db.run(sql`UPDATE \`_forms_v\` SET \`version_title_kept\` = \`version_title\``)
  await db.run(sql`ALTER TABLE \`_forms_v\` DROP COLUMN \`version_title\``)
  await db.run(sql`ALTER TABLE \`_forms_v\` RENAME COLUMN \`version_title_kept\` TO \`version_title\``)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`_status\` text DEFAULT 'draft'`)
  await db.run(sql`UPDATE \`forms\` SET \`_status\` = CASE WHEN \`language\` IS NULL OR \`is_visible\` THEN 'published' ELSE 'draft' END`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`is_visible\``)
  await db.run(sql`CREATE INDEX \`forms__status_idx\` ON \`forms\` (\`_status\`)`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`version__status\` text DEFAULT 'draft'`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`latest\` integer`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`autosave\` integer`)
  await db.run(sql`UPDATE \`_forms_v\` SET \`version__status\` = CASE WHEN \`version_language\` IS NULL OR \`version_is_visible\` THEN 'published' ELSE 'draft' END, \`latest\` = \`id\` IN (SELECT max(\`id\`) FROM \`_forms_v\` GROUP BY \`parent_id\`), \`autosave\` = 0`)
  await db.run(sql`ALTER TABLE \`_forms_v\` DROP COLUMN \`version_is_visible\``)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version__status_idx\` ON \`_forms_v\` (\`version__status\`)`)
  await db.run(sql`CREATE INDEX \`_forms_v_latest_idx\` ON \`_forms_v\` (\`latest\`)`)
  await db.run(sql`CREATE INDEX \`_forms_v_autosave_idx\` ON \`_forms_v\` (\`autosave\`)`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`is_toned\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`alt_in\` text;`)
  await db.run(sql`ALTER TABLE \`recording_files\` ADD \`is_licensed\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`recording_files\` ADD \`metrics\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`answers_kept_until\` text;`)
  await db.run(sql`CREATE INDEX \`leads_answers_kept_until_idx\` ON \`leads\` (\`answers_kept_until\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`identity_look\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`identity_ground\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`identity_font_id\` integer REFERENCES recording_files(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`identity_bold_font_id\` integer REFERENCES recording_files(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`site_settings_identity_identity_font_idx\` ON \`site_settings\` (\`identity_font_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_identity_identity_bold_font_idx\` ON \`site_settings\` (\`identity_bold_font_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_identity_look\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_identity_ground\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_identity_font_id\` integer REFERENCES recording_files(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_identity_bold_font_id\` integer REFERENCES recording_files(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_identity_version_identity_font_idx\` ON \`_site_settings_v\` (\`version_identity_font_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_identity_version_identity_bold__idx\` ON \`_site_settings_v\` (\`version_identity_bold_font_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`edited_by\` text,
  	\`company_name\` text,
  	\`founding_year\` numeric,
  	\`identity_logo\` text,
  	\`identity_foot_logo\` text,
  	\`identity_symbol\` text,
  	\`identity_ink\` text,
  	\`identity_accent\` text,
  	\`identity_family\` text,
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
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "edited_by", "company_name", "founding_year", "identity_logo", "identity_foot_logo", "identity_symbol", "identity_ink", "identity_accent", "identity_family", "language", "currency", "time_zone", "phone_raw", "phone_formatted", "email", "messaging_href", "answer_working_days", "contact_form_path", "call_to_action_label", "call_to_action_href", "call_to_form_text", "description", "sitemap_path", "verification", "form_words", "email_words", "newsletter_heading", "newsletter_button_text", "newsletter_note", "newsletter_asks_name", "legal_name", "privacy_path", "analytics_id", "consent_version", "consent_heading", "consent_text", "consent_refuse_text", "consent_allow_text", "consent_choose_text", "consent_choose_heading", "consent_choose_note", "consent_needed_label", "consent_needed_text", "consent_counting_label", "consent_counting_text", "consent_campaigns_label", "consent_campaigns_text", "consent_keep_text", "consent_back_text", "consent_footer_label", "consent_policy_href", "pages_glossary_heading", "pages_glossary_description", "pages_search_heading", "pages_search_description", "pages_not_found_heading", "pages_not_found_description", "_status", "updated_at", "created_at") SELECT "id", "edited_by", "company_name", "founding_year", "identity_logo", "identity_foot_logo", "identity_symbol", "identity_ink", "identity_accent", "identity_family", "language", "currency", "time_zone", "phone_raw", "phone_formatted", "email", "messaging_href", "answer_working_days", "contact_form_path", "call_to_action_label", "call_to_action_href", "call_to_form_text", "description", "sitemap_path", "verification", "form_words", "email_words", "newsletter_heading", "newsletter_button_text", "newsletter_note", "newsletter_asks_name", "legal_name", "privacy_path", "analytics_id", "consent_version", "consent_heading", "consent_text", "consent_refuse_text", "consent_allow_text", "consent_choose_text", "consent_choose_heading", "consent_choose_note", "consent_needed_label", "consent_needed_text", "consent_counting_label", "consent_counting_text", "consent_campaigns_label", "consent_campaigns_text", "consent_keep_text", "consent_back_text", "consent_footer_label", "consent_policy_href", "pages_glossary_heading", "pages_glossary_description", "pages_search_heading", "pages_search_description", "pages_not_found_heading", "pages_not_found_description", "_status", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_edited_by\` text,
  	\`version_company_name\` text,
  	\`version_founding_year\` numeric,
  	\`version_identity_logo\` text,
  	\`version_identity_foot_logo\` text,
  	\`version_identity_symbol\` text,
  	\`version_identity_ink\` text,
  	\`version_identity_accent\` text,
  	\`version_identity_family\` text,
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
  	\`autosave\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v\`("id", "version_edited_by", "version_company_name", "version_founding_year", "version_identity_logo", "version_identity_foot_logo", "version_identity_symbol", "version_identity_ink", "version_identity_accent", "version_identity_family", "version_language", "version_currency", "version_time_zone", "version_phone_raw", "version_phone_formatted", "version_email", "version_messaging_href", "version_answer_working_days", "version_contact_form_path", "version_call_to_action_label", "version_call_to_action_href", "version_call_to_form_text", "version_description", "version_sitemap_path", "version_verification", "version_form_words", "version_email_words", "version_newsletter_heading", "version_newsletter_button_text", "version_newsletter_note", "version_newsletter_asks_name", "version_legal_name", "version_privacy_path", "version_analytics_id", "version_consent_version", "version_consent_heading", "version_consent_text", "version_consent_refuse_text", "version_consent_allow_text", "version_consent_choose_text", "version_consent_choose_heading", "version_consent_choose_note", "version_consent_needed_label", "version_consent_needed_text", "version_consent_counting_label", "version_consent_counting_text", "version_consent_campaigns_label", "version_consent_campaigns_text", "version_consent_keep_text", "version_consent_back_text", "version_consent_footer_label", "version_consent_policy_href", "version_pages_glossary_heading", "version_pages_glossary_description", "version_pages_search_heading", "version_pages_search_description", "version_pages_not_found_heading", "version_pages_not_found_description", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_edited_by", "version_company_name", "version_founding_year", "version_identity_logo", "version_identity_foot_logo", "version_identity_symbol", "version_identity_ink", "version_identity_accent", "version_identity_family", "version_language", "version_currency", "version_time_zone", "version_phone_raw", "version_phone_formatted", "version_email", "version_messaging_href", "version_answer_working_days", "version_contact_form_path", "version_call_to_action_label", "version_call_to_action_href", "version_call_to_form_text", "version_description", "version_sitemap_path", "version_verification", "version_form_words", "version_email_words", "version_newsletter_heading", "version_newsletter_button_text", "version_newsletter_note", "version_newsletter_asks_name", "version_legal_name", "version_privacy_path", "version_analytics_id", "version_consent_version", "version_consent_heading", "version_consent_text", "version_consent_refuse_text", "version_consent_allow_text", "version_consent_choose_text", "version_consent_choose_heading", "version_consent_choose_note", "version_consent_needed_label", "version_consent_needed_text", "version_consent_counting_label", "version_consent_counting_text", "version_consent_campaigns_label", "version_consent_campaigns_text", "version_consent_keep_text", "version_consent_back_text", "version_consent_footer_label", "version_consent_policy_href", "version_pages_glossary_heading", "version_pages_glossary_description", "version_pages_search_heading", "version_pages_search_description", "version_pages_not_found_heading", "version_pages_not_found_description", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v\` RENAME TO \`_site_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_autosave_idx\` ON \`_site_settings_v\` (\`autosave\`);`)
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
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`is_toned\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`alt_in\`;`)
  await db.run(sql`ALTER TABLE \`recording_files\` DROP COLUMN \`is_licensed\`;`)
  await db.run(sql`ALTER TABLE \`recording_files\` DROP COLUMN \`metrics\`;`)
}
