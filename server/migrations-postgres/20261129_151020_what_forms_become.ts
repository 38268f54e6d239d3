import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** All tables of the first release. Whatever comes after it is a migration of its own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_type" AS ENUM('page', 'service', 'case', 'industry');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_type" AS ENUM('page', 'service', 'case', 'industry');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_forms_by_country_languages" AS ENUM('en', 'ar', 'cs', 'da', 'de', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'ur');
  CREATE TYPE "public"."enum_forms_kind" AS ENUM('contact', 'quote', 'audit', 'call-back', 'estimate', 'booking', 'event-seat', 'careers', 'scholarship', 'article-file');
  CREATE TYPE "public"."enum_forms_becomes" AS ENUM('request', 'subscriber', 'application', 'seat', 'download');
  CREATE TYPE "public"."enum_forms_follows" AS ENUM('thanks', 'page', 'calls');
  CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_version_by_country_languages" AS ENUM('en', 'ar', 'cs', 'da', 'de', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'ur');
  CREATE TYPE "public"."enum__forms_v_version_kind" AS ENUM('contact', 'quote', 'audit', 'call-back', 'estimate', 'booking', 'event-seat', 'careers', 'scholarship', 'article-file');
  CREATE TYPE "public"."enum__forms_v_version_becomes" AS ENUM('request', 'subscriber', 'application', 'seat', 'download');
  CREATE TYPE "public"."enum__forms_v_version_follows" AS ENUM('thanks', 'page', 'calls');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_vacancies_employment" AS ENUM('full-time', 'part-time', 'contract', 'temporary', 'internship');
  CREATE TYPE "public"."enum_vacancies_place_mode" AS ENUM('office', 'remote', 'either');
  CREATE TYPE "public"."enum_vacancies_pay_per" AS ENUM('year', 'month', 'week', 'day', 'hour');
  CREATE TYPE "public"."enum_vacancies_pay_currency" AS ENUM('USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'SGD', 'JPY');
  CREATE TYPE "public"."enum_vacancies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_version_employment" AS ENUM('full-time', 'part-time', 'contract', 'temporary', 'internship');
  CREATE TYPE "public"."enum__vacancies_v_version_place_mode" AS ENUM('office', 'remote', 'either');
  CREATE TYPE "public"."enum__vacancies_v_version_pay_per" AS ENUM('year', 'month', 'week', 'day', 'hour');
  CREATE TYPE "public"."enum__vacancies_v_version_pay_currency" AS ENUM('USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'SGD', 'JPY');
  CREATE TYPE "public"."enum__vacancies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_people_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__people_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_recordings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recordings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_categories_slug" AS ENUM('blog', 'case', 'news', 'digital-transformation', 'ada', 'ai', 'ar-vr', 'blockchain', 'web-development', 'mobile-development', 'insights', 'video', 'search', 'big-data');
  CREATE TYPE "public"."enum__categories_v_version_slug" AS ENUM('blog', 'case', 'news', 'digital-transformation', 'ada', 'ai', 'ar-vr', 'blockchain', 'web-development', 'mobile-development', 'insights', 'video', 'search', 'big-data');
  CREATE TYPE "public"."enum_tags_group" AS ENUM('technologies', 'protocols');
  CREATE TYPE "public"."enum__tags_v_version_group" AS ENUM('technologies', 'protocols');
  CREATE TYPE "public"."enum_events_mode" AS ENUM('in-person', 'on-screen', 'both');
  CREATE TYPE "public"."enum__events_v_version_mode" AS ENUM('in-person', 'on-screen', 'both');
  CREATE TYPE "public"."enum_wordings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__wordings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_imports_of" AS ENUM('articles', 'pages', 'media');
  CREATE TYPE "public"."enum_changes_kind" AS ENUM('published', 'unpublished', 'deleted', 'rendered');
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'in-work', 'answered', 'won', 'lost', 'quarantine');
  CREATE TYPE "public"."enum_leads_answer_state" AS ENUM('due', 'late');
  CREATE TYPE "public"."enum_leads_becomes" AS ENUM('subscriber', 'application', 'seat', 'download');
  CREATE TYPE "public"."enum_leads_country_source" AS ENUM('visitor', 'cookie', 'lookup', 'default');
  CREATE TYPE "public"."enum_lead_messages_direction" AS ENUM('out', 'in');
  CREATE TYPE "public"."enum_lead_files_field" AS ENUM('file', 'proof', 'essay');
  CREATE TYPE "public"."enum_answer_templates_language" AS ENUM('en', 'ar', 'cs', 'da', 'de', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'ur');
  CREATE TYPE "public"."enum__answer_templates_v_version_language" AS ENUM('en', 'ar', 'cs', 'da', 'de', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'ur');
  CREATE TYPE "public"."enum_bookings_state" AS ENUM('booked', 'cancelled', 'quarantine');
  CREATE TYPE "public"."enum_bookings_in_calendar" AS ENUM('moved', 'removed');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('waiting', 'entered', 'left', 'quarantine');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('owed', 'sent', 'failed');
  CREATE TYPE "public"."enum_deliveries_status" AS ENUM('owed', 'delivered', 'failed');
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('sales-notice', 'acknowledgement', 'mail', 'answer', 'crm', 'crm-note', 'webhook', 'calendar', 'document-link', 'letter-confirm', 'call-booking', 'call-move', 'call-end', 'invitation', 'new-password', 'wrong-codes', 'sample-email', 'answer-due', 'page-fault', 'own');
  CREATE TYPE "public"."enum_deliveries_event" AS ENUM('request.received', 'request.changed', 'request.late', 'call.booked', 'call.moved', 'call.cancelled', 'subscriber.confirmed', 'document.published', 'document.unpublished');
  CREATE TYPE "public"."enum_deals_stage" AS ENUM('open', 'won', 'lost');
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('request.received', 'request.changed', 'request.late', 'call.booked', 'call.moved', 'call.cancelled', 'subscriber.confirmed', 'document.published', 'document.unpublished');
  CREATE TYPE "public"."enum_webhooks_format" AS ENUM('standard', 'slack');
  CREATE TYPE "public"."enum_removals_kind" AS ENUM('retention', 'request');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'sales');
  CREATE TYPE "public"."enum_audit_trail_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'deleted', 'signed-in');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_site_settings_languages_code" AS ENUM('en', 'ar', 'cs', 'da', 'de', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'ur');
  CREATE TYPE "public"."enum_site_settings_socials_network" AS ENUM('facebook', 'x', 'linkedin', 'instagram', 'youtube', 'reviews');
  CREATE TYPE "public"."enum_site_settings_identity_look" AS ENUM('paper', 'folio', 'studio');
  CREATE TYPE "public"."enum_site_settings_identity_family" AS ENUM('familjen-grotesk', 'hanken-grotesk', 'figtree', 'source-serif-4');
  CREATE TYPE "public"."enum_site_settings_language" AS ENUM('en', 'ar', 'cs', 'da', 'de', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'ur');
  CREATE TYPE "public"."enum_site_settings_currency" AS ENUM('USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'SGD', 'JPY');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_languages_code" AS ENUM('en', 'ar', 'cs', 'da', 'de', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'ur');
  CREATE TYPE "public"."enum__site_settings_v_version_socials_network" AS ENUM('facebook', 'x', 'linkedin', 'instagram', 'youtube', 'reviews');
  CREATE TYPE "public"."enum__site_settings_v_version_identity_look" AS ENUM('paper', 'folio', 'studio');
  CREATE TYPE "public"."enum__site_settings_v_version_identity_family" AS ENUM('familjen-grotesk', 'hanken-grotesk', 'figtree', 'source-serif-4');
  CREATE TYPE "public"."enum__site_settings_v_version_language" AS ENUM('en', 'ar', 'cs', 'da', 'de', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'ur');
  CREATE TYPE "public"."enum__site_settings_v_version_currency" AS ENUM('USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'SGD', 'JPY');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_booking_desks_calendars_kind" AS ENUM('ics', 'caldav', 'google', 'microsoft');
  CREATE TYPE "public"."enum_booking_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_booking_minutes" AS ENUM('30', '40');
  CREATE TYPE "public"."enum_booking_silent_calendars" AS ENUM('hold', 'offer');
  CREATE TYPE "public"."enum__booking_v_version_desks_calendars_kind" AS ENUM('ics', 'caldav', 'google', 'microsoft');
  CREATE TYPE "public"."enum__booking_v_version_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__booking_v_version_minutes" AS ENUM('30', '40');
  CREATE TYPE "public"."enum__booking_v_version_silent_calendars" AS ENUM('hold', 'offer');
  CREATE TABLE "pages_breadcrumbs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"language" varchar,
  	"original_id" integer,
  	"moved_to" varchar,
  	"address" varchar,
  	"edited_by" varchar,
  	"type" "enum_pages_type" DEFAULT 'page',
  	"layout" jsonb,
  	"head_title" varchar,
  	"head_description" varchar,
  	"head_image_id" integer,
  	"head_no_index" boolean,
  	"offer_service_name" varchar,
  	"offer_starting_price" numeric,
  	"card_label" varchar,
  	"card_description" varchar,
  	"card_picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v_version_breadcrumbs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_language" varchar,
  	"version_original_id" integer,
  	"version_moved_to" varchar,
  	"version_address" varchar,
  	"version_edited_by" varchar,
  	"version_type" "enum__pages_v_version_type" DEFAULT 'page',
  	"version_layout" jsonb,
  	"version_head_title" varchar,
  	"version_head_description" varchar,
  	"version_head_image_id" integer,
  	"version_head_no_index" boolean,
  	"version_offer_service_name" varchar,
  	"version_offer_starting_price" numeric,
  	"version_card_label" varchar,
  	"version_card_description" varchar,
  	"version_card_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "forms_by_country_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_forms_by_country_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "forms_by_country" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"office" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" varchar,
  	"original_id" integer,
  	"name" varchar,
  	"title" varchar,
  	"kind" "enum_forms_kind",
  	"fields" jsonb,
  	"questions" jsonb,
  	"button_text" varchar,
  	"consent_text" varchar,
  	"becomes" "enum_forms_becomes",
  	"event_id" integer,
  	"document_id" integer,
  	"follows" "enum_forms_follows",
  	"next_page_id" integer,
  	"thanks_title" varchar,
  	"thanks_text" varchar,
  	"reply_to" varchar,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_forms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "forms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "forms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer,
  	"offices_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_forms_v_version_by_country_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__forms_v_version_by_country_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_forms_v_version_by_country" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"office" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_language" varchar,
  	"version_original_id" integer,
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_kind" "enum__forms_v_version_kind",
  	"version_fields" jsonb,
  	"version_questions" jsonb,
  	"version_button_text" varchar,
  	"version_consent_text" varchar,
  	"version_becomes" "enum__forms_v_version_becomes",
  	"version_event_id" integer,
  	"version_document_id" integer,
  	"version_follows" "enum__forms_v_version_follows",
  	"version_next_page_id" integer,
  	"version_thanks_title" varchar,
  	"version_thanks_text" varchar,
  	"version_reply_to" varchar,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_forms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_forms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer,
  	"offices_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "form_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"questions" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "turns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person_id" integer,
  	"taken" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"is_permanent" boolean DEFAULT true,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar NOT NULL,
  	"version_to" varchar NOT NULL,
  	"version_is_permanent" boolean DEFAULT true,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "short_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"campaign_source" varchar,
  	"campaign_medium" varchar,
  	"campaign_name" varchar,
  	"campaign_term" varchar,
  	"campaign_content" varchar,
  	"count" numeric DEFAULT 0,
  	"last_used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"language" varchar,
  	"original_id" integer,
  	"moved_to" varchar,
  	"address" varchar,
  	"edited_by" varchar,
  	"layout" jsonb,
  	"excerpt" varchar,
  	"lead" varchar,
  	"preview_id" integer,
  	"cover_id" integer,
  	"cover_upright_id" integer,
  	"head_title" varchar,
  	"head_description" varchar,
  	"head_image_id" integer,
  	"head_no_index" boolean,
  	"date" timestamp(3) with time zone,
  	"time_to_read" numeric,
  	"written_by_id" integer,
  	"reviewed_by_id" integer,
  	"author" varchar,
  	"duration_seconds" numeric,
  	"is_featured" boolean,
  	"is_popular" boolean,
  	"category_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_language" varchar,
  	"version_original_id" integer,
  	"version_moved_to" varchar,
  	"version_address" varchar,
  	"version_edited_by" varchar,
  	"version_layout" jsonb,
  	"version_excerpt" varchar,
  	"version_lead" varchar,
  	"version_preview_id" integer,
  	"version_cover_id" integer,
  	"version_cover_upright_id" integer,
  	"version_head_title" varchar,
  	"version_head_description" varchar,
  	"version_head_image_id" integer,
  	"version_head_no_index" boolean,
  	"version_date" timestamp(3) with time zone,
  	"version_time_to_read" numeric,
  	"version_written_by_id" integer,
  	"version_reviewed_by_id" integer,
  	"version_author" varchar,
  	"version_duration_seconds" numeric,
  	"version_is_featured" boolean,
  	"version_is_popular" boolean,
  	"version_category_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "vacancies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"language" varchar,
  	"original_id" integer,
  	"moved_to" varchar,
  	"address" varchar,
  	"edited_by" varchar,
  	"summary" varchar,
  	"employment" "enum_vacancies_employment",
  	"place_mode" "enum_vacancies_place_mode",
  	"place_city" varchar,
  	"place_country_code" varchar,
  	"place_street" varchar,
  	"place_postal_code" varchar,
  	"place_region" varchar,
  	"pay_from" numeric,
  	"pay_to" numeric,
  	"pay_per" "enum_vacancies_pay_per",
  	"pay_currency" "enum_vacancies_pay_currency",
  	"text" varchar,
  	"posted" timestamp(3) with time zone,
  	"closes" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_vacancies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_vacancies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_language" varchar,
  	"version_original_id" integer,
  	"version_moved_to" varchar,
  	"version_address" varchar,
  	"version_edited_by" varchar,
  	"version_summary" varchar,
  	"version_employment" "enum__vacancies_v_version_employment",
  	"version_place_mode" "enum__vacancies_v_version_place_mode",
  	"version_place_city" varchar,
  	"version_place_country_code" varchar,
  	"version_place_street" varchar,
  	"version_place_postal_code" varchar,
  	"version_place_region" varchar,
  	"version_pay_from" numeric,
  	"version_pay_to" numeric,
  	"version_pay_per" "enum__vacancies_v_version_pay_per",
  	"version_pay_currency" "enum__vacancies_v_version_pay_currency",
  	"version_text" varchar,
  	"version_posted" timestamp(3) with time zone,
  	"version_closes" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__vacancies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "people_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"language" varchar,
  	"original_id" integer,
  	"moved_to" varchar,
  	"address" varchar,
  	"edited_by" varchar,
  	"role" varchar,
  	"summary" varchar,
  	"portrait_id" integer,
  	"office_id" integer,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_people_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_people_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_people_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_language" varchar,
  	"version_original_id" integer,
  	"version_moved_to" varchar,
  	"version_address" varchar,
  	"version_edited_by" varchar,
  	"version_role" varchar,
  	"version_summary" varchar,
  	"version_portrait_id" integer,
  	"version_office_id" integer,
  	"version_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__people_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "recordings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"language" varchar,
  	"original_id" integer,
  	"moved_to" varchar,
  	"address" varchar,
  	"edited_by" varchar,
  	"summary" varchar,
  	"file_id" integer,
  	"captions_id" integer,
  	"elsewhere" varchar,
  	"duration" varchar,
  	"poster_id" integer,
  	"text" varchar,
  	"date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_recordings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_recordings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_language" varchar,
  	"version_original_id" integer,
  	"version_moved_to" varchar,
  	"version_address" varchar,
  	"version_edited_by" varchar,
  	"version_summary" varchar,
  	"version_file_id" integer,
  	"version_captions_id" integer,
  	"version_elsewhere" varchar,
  	"version_duration" varchar,
  	"version_poster_id" integer,
  	"version_text" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__recordings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"term_id" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"heading" varchar,
  	"description" varchar,
  	"slug" "enum_categories_slug" NOT NULL,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_term_id" numeric NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_heading" varchar,
  	"version_description" varchar,
  	"version_slug" "enum__categories_v_version_slug" NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"group" "enum_tags_group" NOT NULL,
  	"term_id" numeric NOT NULL,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_tags_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_group" "enum__tags_v_version_group" NOT NULL,
  	"version_term_id" numeric NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "glossary" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"more" varchar,
  	"article_id" integer,
  	"slug" varchar NOT NULL,
  	"letter" varchar NOT NULL,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_glossary_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_more" varchar,
  	"version_article_id" integer,
  	"version_slug" varchar NOT NULL,
  	"version_letter" varchar NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"city" varchar NOT NULL,
  	"postal_code" varchar,
  	"region" varchar,
  	"phone_raw" varchar,
  	"phone_formatted" varchar,
  	"order" numeric,
  	"country_code" varchar NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"email" varchar,
  	"holiday_region" varchar,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "offices_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "offices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "_offices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_city" varchar NOT NULL,
  	"version_postal_code" varchar,
  	"version_region" varchar,
  	"version_phone_raw" varchar,
  	"version_phone_formatted" varchar,
  	"version_order" numeric,
  	"version_country_code" varchar NOT NULL,
  	"version_opens" varchar NOT NULL,
  	"version_closes" varchar NOT NULL,
  	"version_time_zone" varchar NOT NULL,
  	"version_email" varchar,
  	"version_holiday_region" varchar,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_offices_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_offices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"starts" timestamp(3) with time zone NOT NULL,
  	"ends" timestamp(3) with time zone NOT NULL,
  	"title" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"mode" "enum_events_mode",
  	"venue" varchar NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"seats" numeric NOT NULL,
  	"seats_taken" numeric NOT NULL,
  	"href" varchar,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar NOT NULL,
  	"version_starts" timestamp(3) with time zone NOT NULL,
  	"version_ends" timestamp(3) with time zone NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_summary" varchar NOT NULL,
  	"version_mode" "enum__events_v_version_mode",
  	"version_venue" varchar NOT NULL,
  	"version_time_zone" varchar NOT NULL,
  	"version_seats" numeric NOT NULL,
  	"version_seats_taken" numeric NOT NULL,
  	"version_href" varchar,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"job_title" varchar NOT NULL,
  	"picture_id" integer,
  	"description" varchar NOT NULL,
  	"rating" numeric NOT NULL,
  	"date" varchar NOT NULL,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_job_title" varchar NOT NULL,
  	"version_picture_id" integer,
  	"version_description" varchar NOT NULL,
  	"version_rating" numeric NOT NULL,
  	"version_date" varchar NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "wordings_navigation_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"note" varchar,
  	"group" varchar,
  	"picture_id" integer
  );
  
  CREATE TABLE "wordings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"picture_id" integer,
  	"note" varchar,
  	"note_link_label" varchar,
  	"note_link_href" varchar
  );
  
  CREATE TABLE "wordings_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "wordings_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar
  );
  
  CREATE TABLE "wordings_search_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar
  );
  
  CREATE TABLE "wordings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"language" varchar,
  	"edited_by" varchar,
  	"call_to_action_label" varchar,
  	"call_to_action_href" varchar,
  	"call_to_form_text" varchar,
  	"description" varchar,
  	"form_words" jsonb,
  	"email_words" jsonb,
  	"newsletter_heading" varchar,
  	"newsletter_button_text" varchar,
  	"newsletter_note" varchar,
  	"newsletter_asks_name" boolean,
  	"consent_version" varchar,
  	"consent_heading" varchar,
  	"consent_text" varchar,
  	"consent_refuse_text" varchar,
  	"consent_allow_text" varchar,
  	"consent_choose_text" varchar,
  	"consent_choose_heading" varchar,
  	"consent_choose_note" varchar,
  	"consent_needed_label" varchar,
  	"consent_needed_text" varchar,
  	"consent_counting_label" varchar,
  	"consent_counting_text" varchar,
  	"consent_campaigns_label" varchar,
  	"consent_campaigns_text" varchar,
  	"consent_keep_text" varchar,
  	"consent_back_text" varchar,
  	"consent_footer_label" varchar,
  	"consent_policy_href" varchar,
  	"pages_glossary_heading" varchar,
  	"pages_glossary_description" varchar,
  	"pages_search_heading" varchar,
  	"pages_search_description" varchar,
  	"pages_not_found_heading" varchar,
  	"pages_not_found_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_wordings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_wordings_v_version_navigation_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"note" varchar,
  	"group" varchar,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_wordings_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"picture_id" integer,
  	"note" varchar,
  	"note_link_label" varchar,
  	"note_link_href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_wordings_v_version_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_wordings_v_version_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_wordings_v_version_search_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_wordings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_language" varchar,
  	"version_edited_by" varchar,
  	"version_call_to_action_label" varchar,
  	"version_call_to_action_href" varchar,
  	"version_call_to_form_text" varchar,
  	"version_description" varchar,
  	"version_form_words" jsonb,
  	"version_email_words" jsonb,
  	"version_newsletter_heading" varchar,
  	"version_newsletter_button_text" varchar,
  	"version_newsletter_note" varchar,
  	"version_newsletter_asks_name" boolean,
  	"version_consent_version" varchar,
  	"version_consent_heading" varchar,
  	"version_consent_text" varchar,
  	"version_consent_refuse_text" varchar,
  	"version_consent_allow_text" varchar,
  	"version_consent_choose_text" varchar,
  	"version_consent_choose_heading" varchar,
  	"version_consent_choose_note" varchar,
  	"version_consent_needed_label" varchar,
  	"version_consent_needed_text" varchar,
  	"version_consent_counting_label" varchar,
  	"version_consent_counting_text" varchar,
  	"version_consent_campaigns_label" varchar,
  	"version_consent_campaigns_text" varchar,
  	"version_consent_keep_text" varchar,
  	"version_consent_back_text" varchar,
  	"version_consent_footer_label" varchar,
  	"version_consent_policy_href" varchar,
  	"version_pages_glossary_heading" varchar,
  	"version_pages_glossary_description" varchar,
  	"version_pages_search_heading" varchar,
  	"version_pages_search_description" varchar,
  	"version_pages_not_found_heading" varchar,
  	"version_pages_not_found_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__wordings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"edited_by" varchar,
  	"name" varchar,
  	"kind" varchar,
  	"language" varchar,
  	"original" numeric,
  	"term_title" varchar,
  	"term_description" varchar,
  	"term_more" varchar,
  	"event_title" varchar,
  	"event_summary" varchar,
  	"event_venue" varchar,
  	"review_job_title" varchar,
  	"review_description" varchar,
  	"office_city" varchar,
  	"office_region" varchar,
  	"tag_name" varchar,
  	"category_name" varchar,
  	"category_heading" varchar,
  	"category_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "translations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_translations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_edited_by" varchar,
  	"version_name" varchar,
  	"version_kind" varchar,
  	"version_language" varchar,
  	"version_original" numeric,
  	"version_term_title" varchar,
  	"version_term_description" varchar,
  	"version_term_more" varchar,
  	"version_event_title" varchar,
  	"version_event_summary" varchar,
  	"version_event_venue" varchar,
  	"version_review_job_title" varchar,
  	"version_review_description" varchar,
  	"version_office_city" varchar,
  	"version_office_region" varchar,
  	"version_tag_name" varchar,
  	"version_category_name" varchar,
  	"version_category_heading" varchar,
  	"version_category_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_translations_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"drawn" boolean DEFAULT false,
  	"is_plain" boolean DEFAULT false,
  	"former_files" jsonb,
  	"rasterised" varchar,
  	"own_colours" boolean DEFAULT true,
  	"is_toned" boolean DEFAULT false,
  	"alt" varchar NOT NULL,
  	"alt_in" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif1000x510_url" varchar,
  	"sizes_avif1000x510_width" numeric,
  	"sizes_avif1000x510_height" numeric,
  	"sizes_avif1000x510_mime_type" varchar,
  	"sizes_avif1000x510_filesize" numeric,
  	"sizes_avif1000x510_filename" varchar,
  	"sizes_webp1000x510_url" varchar,
  	"sizes_webp1000x510_width" numeric,
  	"sizes_webp1000x510_height" numeric,
  	"sizes_webp1000x510_mime_type" varchar,
  	"sizes_webp1000x510_filesize" numeric,
  	"sizes_webp1000x510_filename" varchar,
  	"sizes_avif690x517_url" varchar,
  	"sizes_avif690x517_width" numeric,
  	"sizes_avif690x517_height" numeric,
  	"sizes_avif690x517_mime_type" varchar,
  	"sizes_avif690x517_filesize" numeric,
  	"sizes_avif690x517_filename" varchar,
  	"sizes_webp690x517_url" varchar,
  	"sizes_webp690x517_width" numeric,
  	"sizes_webp690x517_height" numeric,
  	"sizes_webp690x517_mime_type" varchar,
  	"sizes_webp690x517_filesize" numeric,
  	"sizes_webp690x517_filename" varchar,
  	"sizes_avif560x240_url" varchar,
  	"sizes_avif560x240_width" numeric,
  	"sizes_avif560x240_height" numeric,
  	"sizes_avif560x240_mime_type" varchar,
  	"sizes_avif560x240_filesize" numeric,
  	"sizes_avif560x240_filename" varchar,
  	"sizes_webp560x240_url" varchar,
  	"sizes_webp560x240_width" numeric,
  	"sizes_webp560x240_height" numeric,
  	"sizes_webp560x240_mime_type" varchar,
  	"sizes_webp560x240_filesize" numeric,
  	"sizes_webp560x240_filename" varchar,
  	"sizes_avif480x360_url" varchar,
  	"sizes_avif480x360_width" numeric,
  	"sizes_avif480x360_height" numeric,
  	"sizes_avif480x360_mime_type" varchar,
  	"sizes_avif480x360_filesize" numeric,
  	"sizes_avif480x360_filename" varchar,
  	"sizes_webp480x360_url" varchar,
  	"sizes_webp480x360_width" numeric,
  	"sizes_webp480x360_height" numeric,
  	"sizes_webp480x360_mime_type" varchar,
  	"sizes_webp480x360_filesize" numeric,
  	"sizes_webp480x360_filename" varchar,
  	"sizes_avif375x280_url" varchar,
  	"sizes_avif375x280_width" numeric,
  	"sizes_avif375x280_height" numeric,
  	"sizes_avif375x280_mime_type" varchar,
  	"sizes_avif375x280_filesize" numeric,
  	"sizes_avif375x280_filename" varchar,
  	"sizes_webp375x280_url" varchar,
  	"sizes_webp375x280_width" numeric,
  	"sizes_webp375x280_height" numeric,
  	"sizes_webp375x280_mime_type" varchar,
  	"sizes_webp375x280_filesize" numeric,
  	"sizes_webp375x280_filename" varchar,
  	"sizes_avif279x207_url" varchar,
  	"sizes_avif279x207_width" numeric,
  	"sizes_avif279x207_height" numeric,
  	"sizes_avif279x207_mime_type" varchar,
  	"sizes_avif279x207_filesize" numeric,
  	"sizes_avif279x207_filename" varchar,
  	"sizes_webp279x207_url" varchar,
  	"sizes_webp279x207_width" numeric,
  	"sizes_webp279x207_height" numeric,
  	"sizes_webp279x207_mime_type" varchar,
  	"sizes_webp279x207_filesize" numeric,
  	"sizes_webp279x207_filename" varchar,
  	"sizes_avif218x156_url" varchar,
  	"sizes_avif218x156_width" numeric,
  	"sizes_avif218x156_height" numeric,
  	"sizes_avif218x156_mime_type" varchar,
  	"sizes_avif218x156_filesize" numeric,
  	"sizes_avif218x156_filename" varchar,
  	"sizes_webp218x156_url" varchar,
  	"sizes_webp218x156_width" numeric,
  	"sizes_webp218x156_height" numeric,
  	"sizes_webp218x156_mime_type" varchar,
  	"sizes_webp218x156_filesize" numeric,
  	"sizes_webp218x156_filename" varchar,
  	"sizes_avif120x120_url" varchar,
  	"sizes_avif120x120_width" numeric,
  	"sizes_avif120x120_height" numeric,
  	"sizes_avif120x120_mime_type" varchar,
  	"sizes_avif120x120_filesize" numeric,
  	"sizes_avif120x120_filename" varchar,
  	"sizes_webp120x120_url" varchar,
  	"sizes_webp120x120_width" numeric,
  	"sizes_webp120x120_height" numeric,
  	"sizes_webp120x120_mime_type" varchar,
  	"sizes_webp120x120_filesize" numeric,
  	"sizes_webp120x120_filename" varchar,
  	"sizes_avif2000x1020_url" varchar,
  	"sizes_avif2000x1020_width" numeric,
  	"sizes_avif2000x1020_height" numeric,
  	"sizes_avif2000x1020_mime_type" varchar,
  	"sizes_avif2000x1020_filesize" numeric,
  	"sizes_avif2000x1020_filename" varchar,
  	"sizes_webp2000x1020_url" varchar,
  	"sizes_webp2000x1020_width" numeric,
  	"sizes_webp2000x1020_height" numeric,
  	"sizes_webp2000x1020_mime_type" varchar,
  	"sizes_webp2000x1020_filesize" numeric,
  	"sizes_webp2000x1020_filename" varchar,
  	"sizes_avif1920x1440_url" varchar,
  	"sizes_avif1920x1440_width" numeric,
  	"sizes_avif1920x1440_height" numeric,
  	"sizes_avif1920x1440_mime_type" varchar,
  	"sizes_avif1920x1440_filesize" numeric,
  	"sizes_avif1920x1440_filename" varchar,
  	"sizes_webp1920x1440_url" varchar,
  	"sizes_webp1920x1440_width" numeric,
  	"sizes_webp1920x1440_height" numeric,
  	"sizes_webp1920x1440_mime_type" varchar,
  	"sizes_webp1920x1440_filesize" numeric,
  	"sizes_webp1920x1440_filename" varchar,
  	"sizes_avif1380x1034_url" varchar,
  	"sizes_avif1380x1034_width" numeric,
  	"sizes_avif1380x1034_height" numeric,
  	"sizes_avif1380x1034_mime_type" varchar,
  	"sizes_avif1380x1034_filesize" numeric,
  	"sizes_avif1380x1034_filename" varchar,
  	"sizes_webp1380x1034_url" varchar,
  	"sizes_webp1380x1034_width" numeric,
  	"sizes_webp1380x1034_height" numeric,
  	"sizes_webp1380x1034_mime_type" varchar,
  	"sizes_webp1380x1034_filesize" numeric,
  	"sizes_webp1380x1034_filename" varchar
  );
  
  CREATE TABLE "recording_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_licensed" boolean DEFAULT false,
  	"metrics" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_in" jsonb,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"title" varchar,
  	"of" "enum_imports_of" NOT NULL,
  	"document" numeric NOT NULL,
  	"offered" varchar,
  	"written" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"of" varchar NOT NULL,
  	"document" numeric,
  	"title" varchar NOT NULL,
  	"kind" "enum_changes_kind" NOT NULL,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"release" varchar NOT NULL,
  	"last_change" numeric,
  	"change_count" numeric NOT NULL,
  	"changes" jsonb NOT NULL,
  	"total" numeric NOT NULL,
  	"rendered" numeric NOT NULL,
  	"removed" numeric NOT NULL,
  	"ms" numeric NOT NULL,
  	"faults" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"received_at" timestamp(3) with time zone,
  	"answer_state" "enum_leads_answer_state",
  	"answer_due_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"answer_tell_at" timestamp(3) with time zone,
  	"first_due_at" timestamp(3) with time zone,
  	"first_answered_at" timestamp(3) with time zone,
  	"quarantine_reason" varchar,
  	"name" varchar NOT NULL,
  	"surname" varchar,
  	"email" varchar,
  	"company" varchar,
  	"phone" varchar,
  	"phone_e164" varchar,
  	"message" varchar,
  	"details" varchar,
  	"estimate" jsonb,
  	"answers" jsonb,
  	"answers_kept_until" timestamp(3) with time zone,
  	"timeline" varchar,
  	"addition" varchar,
  	"added_at" timestamp(3) with time zone,
  	"becomes" "enum_leads_becomes",
  	"event_id" integer,
  	"document_id" integer,
  	"article_id" integer,
  	"country" varchar,
  	"country_source" "enum_leads_country_source",
  	"crm_deal_id" varchar,
  	"crm_person_id" varchar,
  	"crm_note_id" varchar,
  	"crm_company_id" varchar,
  	"crm_state" varchar,
  	"form_id" varchar,
  	"form_version" varchar,
  	"resend_url" varchar,
  	"origin_referrer_host" varchar,
  	"origin_first_page" varchar,
  	"origin_sent_from" varchar,
  	"origin_short_link" varchar,
  	"origin_campaign_source" varchar,
  	"origin_campaign_medium" varchar,
  	"origin_campaign_name" varchar,
  	"origin_campaign_term" varchar,
  	"origin_campaign_content" varchar,
  	"origin_campaign_has_click_mark" boolean,
  	"client_time" varchar,
  	"google_g_a4_client_id" varchar,
  	"consent_given" boolean,
  	"consent_version" varchar,
  	"consent_text" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"idempotency_key" varchar,
  	"request_id" varchar,
  	"payload_hash" varchar,
  	"read_at" timestamp(3) with time zone,
  	"phone_key" varchar,
  	"last_exchange_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lead_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"direction" "enum_lead_messages_direction" NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"author_name" varchar NOT NULL,
  	"author_id" integer,
  	"address" varchar NOT NULL,
  	"is_from_elsewhere" boolean DEFAULT false,
  	"is_proven" boolean DEFAULT false,
  	"is_automatic" boolean DEFAULT false,
  	"message_id" varchar,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_messages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lead_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"author_name" varchar NOT NULL,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"field" "enum_lead_files_field" NOT NULL,
  	"file_name" varchar NOT NULL,
  	"mime_type" varchar NOT NULL,
  	"size_bytes" numeric NOT NULL,
  	"sha256" varchar NOT NULL,
  	"storage_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"language" "enum_answer_templates_language",
  	"text" varchar NOT NULL,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_answer_templates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_language" "enum__answer_templates_v_version_language",
  	"version_text" varchar NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"host" varchar NOT NULL,
  	"room" varchar,
  	"zone" varchar NOT NULL,
  	"state" "enum_bookings_state" NOT NULL,
  	"lead_id" integer,
  	"place" varchar,
  	"uid" varchar NOT NULL,
  	"in_calendar" "enum_bookings_in_calendar",
  	"in_calendar_starts_at" timestamp(3) with time zone,
  	"written_to" varchar,
  	"sequence" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_subscribers_state" NOT NULL,
  	"quarantine_reason" varchar,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"country" varchar,
  	"uri" varchar,
  	"form_id" varchar,
  	"origin_referrer_host" varchar,
  	"origin_first_page" varchar,
  	"origin_sent_from" varchar,
  	"origin_short_link" varchar,
  	"origin_campaign_source" varchar,
  	"origin_campaign_medium" varchar,
  	"origin_campaign_name" varchar,
  	"origin_campaign_term" varchar,
  	"origin_campaign_content" varchar,
  	"origin_campaign_has_click_mark" boolean,
  	"asked_at" timestamp(3) with time zone,
  	"entered_at" timestamp(3) with time zone,
  	"left_at" timestamp(3) with time zone,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"consent_text" varchar,
  	"mailed_at" timestamp(3) with time zone,
  	"mails_in_day" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"text" varchar NOT NULL,
  	"html" varchar,
  	"status" "enum_mails_status" DEFAULT 'owed' NOT NULL,
  	"kind" varchar NOT NULL,
  	"lead_id" integer,
  	"subscriber_id" integer,
  	"user_id" integer,
  	"unsubscribe_url" varchar,
  	"calendar" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"eml_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"last_error" varchar,
  	"timeline" jsonb,
  	"status" "enum_deliveries_status" DEFAULT 'owed' NOT NULL,
  	"kind" "enum_deliveries_kind" NOT NULL,
  	"lead_id" integer,
  	"mail_id" integer,
  	"message_id" integer,
  	"subscriber_id" integer,
  	"user_id" integer,
  	"webhook_id" integer,
  	"event" "enum_deliveries_event",
  	"recipient" varchar,
  	"body" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_try_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"lease_holder" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"stage" "enum_deals_stage" DEFAULT 'open' NOT NULL,
  	"person_id" integer,
  	"company_id" integer,
  	"lead_id" integer,
  	"external_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "persons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"company_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "companies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"normalized_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"content" varchar NOT NULL,
  	"deal_id" integer NOT NULL,
  	"person_id" integer,
  	"external_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhooks_events" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_webhooks_events",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "webhooks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"format" "enum_webhooks_format" DEFAULT 'standard' NOT NULL,
  	"active" boolean DEFAULT true,
  	"secret" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"answered_at" timestamp(3) with time zone NOT NULL,
  	"version" varchar NOT NULL,
  	"counting" boolean DEFAULT false NOT NULL,
  	"campaigns" boolean DEFAULT false NOT NULL,
  	"visitor" varchar NOT NULL,
  	"answer" numeric NOT NULL,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consent_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"form" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "removals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_removals_kind" NOT NULL,
  	"rule" varchar NOT NULL,
  	"counts" jsonb NOT NULL,
  	"by_id" integer,
  	"address_hash" varchar,
  	"consents" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_absences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"stand_in_id" integer
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"device" varchar,
  	"network" varchar,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"last_sign_in_at" timestamp(3) with time zone,
  	"invited_at" timestamp(3) with time zone,
  	"known_networks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"secret" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"wrong_codes" numeric,
  	"paused_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "audit_trail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"by_name" varchar NOT NULL,
  	"action" "enum_audit_trail_action" NOT NULL,
  	"kind" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"document" varchar,
  	"changed" varchar,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"forms_id" integer,
  	"form_versions_id" integer,
  	"turns_id" integer,
  	"redirects_id" integer,
  	"short_links_id" integer,
  	"articles_id" integer,
  	"vacancies_id" integer,
  	"people_id" integer,
  	"recordings_id" integer,
  	"categories_id" integer,
  	"tags_id" integer,
  	"glossary_id" integer,
  	"offices_id" integer,
  	"events_id" integer,
  	"reviews_id" integer,
  	"wordings_id" integer,
  	"translations_id" integer,
  	"media_id" integer,
  	"recording_files_id" integer,
  	"documents_id" integer,
  	"imports_id" integer,
  	"changes_id" integer,
  	"releases_id" integer,
  	"leads_id" integer,
  	"lead_messages_id" integer,
  	"lead_notes_id" integer,
  	"lead_files_id" integer,
  	"answer_templates_id" integer,
  	"bookings_id" integer,
  	"subscribers_id" integer,
  	"mails_id" integer,
  	"deliveries_id" integer,
  	"deals_id" integer,
  	"persons_id" integer,
  	"companies_id" integer,
  	"notes_id" integer,
  	"webhooks_id" integer,
  	"consents_id" integer,
  	"consent_notes_id" integer,
  	"removals_id" integer,
  	"audit_trail_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" "enum_site_settings_languages_code",
  	"is_visible" boolean,
  	"paths" jsonb
  );
  
  CREATE TABLE "site_settings_navigation_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"note" varchar,
  	"group" varchar,
  	"picture_id" integer
  );
  
  CREATE TABLE "site_settings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"picture_id" integer,
  	"note" varchar,
  	"note_link_label" varchar,
  	"note_link_href" varchar
  );
  
  CREATE TABLE "site_settings_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "site_settings_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar
  );
  
  CREATE TABLE "site_settings_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_site_settings_socials_network",
  	"href" varchar
  );
  
  CREATE TABLE "site_settings_search_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"edited_by" varchar,
  	"company_name" varchar,
  	"founding_year" numeric,
  	"identity_look" "enum_site_settings_identity_look",
  	"identity_logo" varchar,
  	"identity_foot_logo" varchar,
  	"identity_symbol" varchar,
  	"identity_ground" varchar,
  	"identity_ink" varchar,
  	"identity_accent" varchar,
  	"identity_family" "enum_site_settings_identity_family",
  	"identity_font_id" integer,
  	"identity_bold_font_id" integer,
  	"language" "enum_site_settings_language",
  	"currency" "enum_site_settings_currency",
  	"time_zone" varchar,
  	"phone_raw" varchar,
  	"phone_formatted" varchar,
  	"email" varchar,
  	"messaging_href" varchar,
  	"answer_working_days" numeric,
  	"contact_form_path" varchar,
  	"call_to_action_label" varchar,
  	"call_to_action_href" varchar,
  	"call_to_form_text" varchar,
  	"description" varchar,
  	"sitemap_path" varchar,
  	"verification" varchar,
  	"form_words" jsonb,
  	"email_words" jsonb,
  	"newsletter_heading" varchar,
  	"newsletter_button_text" varchar,
  	"newsletter_note" varchar,
  	"newsletter_asks_name" boolean,
  	"legal_name" varchar,
  	"privacy_path" varchar,
  	"analytics_id" varchar,
  	"consent_version" varchar,
  	"consent_heading" varchar,
  	"consent_text" varchar,
  	"consent_refuse_text" varchar,
  	"consent_allow_text" varchar,
  	"consent_choose_text" varchar,
  	"consent_choose_heading" varchar,
  	"consent_choose_note" varchar,
  	"consent_needed_label" varchar,
  	"consent_needed_text" varchar,
  	"consent_counting_label" varchar,
  	"consent_counting_text" varchar,
  	"consent_campaigns_label" varchar,
  	"consent_campaigns_text" varchar,
  	"consent_keep_text" varchar,
  	"consent_back_text" varchar,
  	"consent_footer_label" varchar,
  	"consent_policy_href" varchar,
  	"pages_glossary_heading" varchar,
  	"pages_glossary_description" varchar,
  	"pages_search_heading" varchar,
  	"pages_search_description" varchar,
  	"pages_not_found_heading" varchar,
  	"pages_not_found_description" varchar,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" "enum__site_settings_v_version_languages_code",
  	"is_visible" boolean,
  	"paths" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_navigation_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"note" varchar,
  	"group" varchar,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"picture_id" integer,
  	"note" varchar,
  	"note_link_label" varchar,
  	"note_link_href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__site_settings_v_version_socials_network",
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_search_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_edited_by" varchar,
  	"version_company_name" varchar,
  	"version_founding_year" numeric,
  	"version_identity_look" "enum__site_settings_v_version_identity_look",
  	"version_identity_logo" varchar,
  	"version_identity_foot_logo" varchar,
  	"version_identity_symbol" varchar,
  	"version_identity_ground" varchar,
  	"version_identity_ink" varchar,
  	"version_identity_accent" varchar,
  	"version_identity_family" "enum__site_settings_v_version_identity_family",
  	"version_identity_font_id" integer,
  	"version_identity_bold_font_id" integer,
  	"version_language" "enum__site_settings_v_version_language",
  	"version_currency" "enum__site_settings_v_version_currency",
  	"version_time_zone" varchar,
  	"version_phone_raw" varchar,
  	"version_phone_formatted" varchar,
  	"version_email" varchar,
  	"version_messaging_href" varchar,
  	"version_answer_working_days" numeric,
  	"version_contact_form_path" varchar,
  	"version_call_to_action_label" varchar,
  	"version_call_to_action_href" varchar,
  	"version_call_to_form_text" varchar,
  	"version_description" varchar,
  	"version_sitemap_path" varchar,
  	"version_verification" varchar,
  	"version_form_words" jsonb,
  	"version_email_words" jsonb,
  	"version_newsletter_heading" varchar,
  	"version_newsletter_button_text" varchar,
  	"version_newsletter_note" varchar,
  	"version_newsletter_asks_name" boolean,
  	"version_legal_name" varchar,
  	"version_privacy_path" varchar,
  	"version_analytics_id" varchar,
  	"version_consent_version" varchar,
  	"version_consent_heading" varchar,
  	"version_consent_text" varchar,
  	"version_consent_refuse_text" varchar,
  	"version_consent_allow_text" varchar,
  	"version_consent_choose_text" varchar,
  	"version_consent_choose_heading" varchar,
  	"version_consent_choose_note" varchar,
  	"version_consent_needed_label" varchar,
  	"version_consent_needed_text" varchar,
  	"version_consent_counting_label" varchar,
  	"version_consent_counting_text" varchar,
  	"version_consent_campaigns_label" varchar,
  	"version_consent_campaigns_text" varchar,
  	"version_consent_keep_text" varchar,
  	"version_consent_back_text" varchar,
  	"version_consent_footer_label" varchar,
  	"version_consent_policy_href" varchar,
  	"version_pages_glossary_heading" varchar,
  	"version_pages_glossary_description" varchar,
  	"version_pages_search_heading" varchar,
  	"version_pages_search_description" varchar,
  	"version_pages_not_found_heading" varchar,
  	"version_pages_not_found_description" varchar,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "booking_desks_calendars" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_booking_desks_calendars_kind" DEFAULT 'ics' NOT NULL,
  	"address" varchar NOT NULL,
  	"user" varchar,
  	"password" varchar
  );
  
  CREATE TABLE "booking_desks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"person_id" integer,
  	"host" varchar NOT NULL,
  	"role" varchar,
  	"office_id" integer NOT NULL,
  	"room" varchar
  );
  
  CREATE TABLE "booking_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_booking_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "booking_days_off" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"office_id" integer
  );
  
  CREATE TABLE "booking" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"minutes" "enum_booking_minutes" DEFAULT '40' NOT NULL,
  	"pause_minutes" numeric DEFAULT 20 NOT NULL,
  	"notice_hours" numeric DEFAULT 24 NOT NULL,
  	"days_ahead" numeric DEFAULT 30 NOT NULL,
  	"silent_calendars" "enum_booking_silent_calendars" DEFAULT 'hold' NOT NULL,
  	"google_client_id" varchar,
  	"google_client_secret" varchar,
  	"microsoft_client_id" varchar,
  	"microsoft_client_secret" varchar,
  	"microsoft_tenant" varchar,
  	"public_holidays" boolean,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "booking_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_booking_v_version_desks_calendars" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__booking_v_version_desks_calendars_kind" DEFAULT 'ics' NOT NULL,
  	"address" varchar NOT NULL,
  	"user" varchar,
  	"password" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_v_version_desks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"person_id" integer,
  	"host" varchar NOT NULL,
  	"role" varchar,
  	"office_id" integer NOT NULL,
  	"room" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_v_version_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__booking_v_version_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_booking_v_version_days_off" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"office_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_minutes" "enum__booking_v_version_minutes" DEFAULT '40' NOT NULL,
  	"version_pause_minutes" numeric DEFAULT 20 NOT NULL,
  	"version_notice_hours" numeric DEFAULT 24 NOT NULL,
  	"version_days_ahead" numeric DEFAULT 30 NOT NULL,
  	"version_silent_calendars" "enum__booking_v_version_silent_calendars" DEFAULT 'hold' NOT NULL,
  	"version_google_client_id" varchar,
  	"version_google_client_secret" varchar,
  	"version_microsoft_client_id" varchar,
  	"version_microsoft_client_secret" varchar,
  	"version_microsoft_tenant" varchar,
  	"version_public_holidays" boolean,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_booking_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "publication" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"embedded_version" varchar,
  	"full_version" varchar,
  	"live_release" varchar,
  	"live_version" varchar,
  	"live_at" timestamp(3) with time zone,
  	"held_release" varchar,
  	"held_by" varchar,
  	"kept_releases" jsonb,
  	"activity" jsonb,
  	"faults" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quarantine_days" numeric DEFAULT 30 NOT NULL,
  	"request_months" numeric DEFAULT 24 NOT NULL,
  	"contract_months" numeric DEFAULT 120 NOT NULL,
  	"application_form" varchar,
  	"application_day" varchar DEFAULT '06-30' NOT NULL,
  	"seat_form" varchar DEFAULT 'event-seat',
  	"seat_days" numeric DEFAULT 31 NOT NULL,
  	"unconfirmed_days" numeric DEFAULT 30 NOT NULL,
  	"left_days" numeric DEFAULT 30 NOT NULL,
  	"audit_months" numeric DEFAULT 12 NOT NULL,
  	"consent_months" numeric DEFAULT 36 NOT NULL,
  	"last_run_at" timestamp(3) with time zone,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_retention_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_quarantine_days" numeric DEFAULT 30 NOT NULL,
  	"version_request_months" numeric DEFAULT 24 NOT NULL,
  	"version_contract_months" numeric DEFAULT 120 NOT NULL,
  	"version_application_form" varchar,
  	"version_application_day" varchar DEFAULT '06-30' NOT NULL,
  	"version_seat_form" varchar DEFAULT 'event-seat',
  	"version_seat_days" numeric DEFAULT 31 NOT NULL,
  	"version_unconfirmed_days" numeric DEFAULT 30 NOT NULL,
  	"version_left_days" numeric DEFAULT 30 NOT NULL,
  	"version_audit_months" numeric DEFAULT 12 NOT NULL,
  	"version_consent_months" numeric DEFAULT 36 NOT NULL,
  	"version_last_run_at" timestamp(3) with time zone,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages_breadcrumbs" ADD CONSTRAINT "pages_breadcrumbs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_original_id_pages_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_card_picture_id_media_id_fk" FOREIGN KEY ("card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_breadcrumbs" ADD CONSTRAINT "_pages_v_version_breadcrumbs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_original_id_pages_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_card_picture_id_media_id_fk" FOREIGN KEY ("version_card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_by_country_languages" ADD CONSTRAINT "forms_by_country_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms_by_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_by_country" ADD CONSTRAINT "forms_by_country_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_original_id_forms_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_next_page_id_pages_id_fk" FOREIGN KEY ("next_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_texts" ADD CONSTRAINT "forms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_by_country_languages" ADD CONSTRAINT "_forms_v_version_by_country_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v_version_by_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_by_country" ADD CONSTRAINT "_forms_v_version_by_country_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_original_id_forms_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_event_id_events_id_fk" FOREIGN KEY ("version_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_document_id_documents_id_fk" FOREIGN KEY ("version_document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_next_page_id_pages_id_fk" FOREIGN KEY ("version_next_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v_texts" ADD CONSTRAINT "_forms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "turns" ADD CONSTRAINT "turns_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_original_id_articles_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_preview_id_media_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_upright_id_media_id_fk" FOREIGN KEY ("cover_upright_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_written_by_id_people_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_reviewed_by_id_people_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_original_id_articles_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_preview_id_media_id_fk" FOREIGN KEY ("version_preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_upright_id_media_id_fk" FOREIGN KEY ("version_cover_upright_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_written_by_id_people_id_fk" FOREIGN KEY ("version_written_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_reviewed_by_id_people_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_original_id_vacancies_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_original_id_vacancies_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_links" ADD CONSTRAINT "people_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_original_id_people_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_version_links" ADD CONSTRAINT "_people_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_parent_id_people_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_original_id_people_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recordings" ADD CONSTRAINT "recordings_original_id_recordings_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file_id_recording_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recordings" ADD CONSTRAINT "recordings_captions_id_recording_files_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recordings" ADD CONSTRAINT "recordings_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recordings_v" ADD CONSTRAINT "_recordings_v_parent_id_recordings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recordings_v" ADD CONSTRAINT "_recordings_v_version_original_id_recordings_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recordings_v" ADD CONSTRAINT "_recordings_v_version_file_id_recording_files_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recordings_v" ADD CONSTRAINT "_recordings_v_version_captions_id_recording_files_id_fk" FOREIGN KEY ("version_captions_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recordings_v" ADD CONSTRAINT "_recordings_v_version_poster_id_media_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tags_v" ADD CONSTRAINT "_tags_v_parent_id_tags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "glossary" ADD CONSTRAINT "glossary_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glossary_v" ADD CONSTRAINT "_glossary_v_parent_id_glossary_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glossary_v" ADD CONSTRAINT "_glossary_v_version_article_id_articles_id_fk" FOREIGN KEY ("version_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices_texts" ADD CONSTRAINT "offices_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_parent_id_offices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_texts" ADD CONSTRAINT "_offices_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wordings_navigation_links" ADD CONSTRAINT "wordings_navigation_links_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wordings_navigation_links" ADD CONSTRAINT "wordings_navigation_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wordings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wordings_navigation" ADD CONSTRAINT "wordings_navigation_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wordings_navigation" ADD CONSTRAINT "wordings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wordings_footer_columns_links" ADD CONSTRAINT "wordings_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wordings_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wordings_footer_columns" ADD CONSTRAINT "wordings_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wordings_search_synonyms" ADD CONSTRAINT "wordings_search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_navigation_links" ADD CONSTRAINT "_wordings_v_version_navigation_links_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_navigation_links" ADD CONSTRAINT "_wordings_v_version_navigation_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wordings_v_version_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_navigation" ADD CONSTRAINT "_wordings_v_version_navigation_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_navigation" ADD CONSTRAINT "_wordings_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wordings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_footer_columns_links" ADD CONSTRAINT "_wordings_v_version_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wordings_v_version_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_footer_columns" ADD CONSTRAINT "_wordings_v_version_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wordings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_search_synonyms" ADD CONSTRAINT "_wordings_v_version_search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wordings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wordings_v" ADD CONSTRAINT "_wordings_v_parent_id_wordings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "translations_texts" ADD CONSTRAINT "translations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_translations_v" ADD CONSTRAINT "_translations_v_parent_id_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_translations_v_texts" ADD CONSTRAINT "_translations_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_translations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_texts" ADD CONSTRAINT "leads_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_messages_texts" ADD CONSTRAINT "lead_messages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_files" ADD CONSTRAINT "lead_files_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_answer_templates_v" ADD CONSTRAINT "_answer_templates_v_parent_id_answer_templates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscribers_texts" ADD CONSTRAINT "subscribers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_message_id_lead_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."lead_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deals" ADD CONSTRAINT "deals_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deals" ADD CONSTRAINT "deals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deals" ADD CONSTRAINT "deals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "persons" ADD CONSTRAINT "persons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notes" ADD CONSTRAINT "notes_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notes" ADD CONSTRAINT "notes_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webhooks_events" ADD CONSTRAINT "webhooks_events_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "removals" ADD CONSTRAINT "removals_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_absences" ADD CONSTRAINT "users_absences_stand_in_id_users_id_fk" FOREIGN KEY ("stand_in_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_absences" ADD CONSTRAINT "users_absences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "second_factors_texts" ADD CONSTRAINT "second_factors_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audit_trail" ADD CONSTRAINT "audit_trail_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_versions_fk" FOREIGN KEY ("form_versions_id") REFERENCES "public"."form_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_turns_fk" FOREIGN KEY ("turns_id") REFERENCES "public"."turns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_short_links_fk" FOREIGN KEY ("short_links_id") REFERENCES "public"."short_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recordings_fk" FOREIGN KEY ("recordings_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_wordings_fk" FOREIGN KEY ("wordings_id") REFERENCES "public"."wordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translations_fk" FOREIGN KEY ("translations_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recording_files_fk" FOREIGN KEY ("recording_files_id") REFERENCES "public"."recording_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_changes_fk" FOREIGN KEY ("changes_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_messages_fk" FOREIGN KEY ("lead_messages_id") REFERENCES "public"."lead_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_notes_fk" FOREIGN KEY ("lead_notes_id") REFERENCES "public"."lead_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_files_fk" FOREIGN KEY ("lead_files_id") REFERENCES "public"."lead_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliveries_fk" FOREIGN KEY ("deliveries_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deals_fk" FOREIGN KEY ("deals_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_persons_fk" FOREIGN KEY ("persons_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notes_fk" FOREIGN KEY ("notes_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhooks_fk" FOREIGN KEY ("webhooks_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_notes_fk" FOREIGN KEY ("consent_notes_id") REFERENCES "public"."consent_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_removals_fk" FOREIGN KEY ("removals_id") REFERENCES "public"."removals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_trail_fk" FOREIGN KEY ("audit_trail_id") REFERENCES "public"."audit_trail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_languages" ADD CONSTRAINT "site_settings_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_links" ADD CONSTRAINT "site_settings_navigation_links_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_links" ADD CONSTRAINT "site_settings_navigation_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_columns_links" ADD CONSTRAINT "site_settings_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_columns" ADD CONSTRAINT "site_settings_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_socials" ADD CONSTRAINT "site_settings_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_search_synonyms" ADD CONSTRAINT "site_settings_search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_identity_font_id_recording_files_id_fk" FOREIGN KEY ("identity_font_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_identity_bold_font_id_recording_files_id_fk" FOREIGN KEY ("identity_bold_font_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_languages" ADD CONSTRAINT "_site_settings_v_version_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation_links" ADD CONSTRAINT "_site_settings_v_version_navigation_links_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation_links" ADD CONSTRAINT "_site_settings_v_version_navigation_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_columns_links" ADD CONSTRAINT "_site_settings_v_version_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_columns" ADD CONSTRAINT "_site_settings_v_version_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_socials" ADD CONSTRAINT "_site_settings_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_search_synonyms" ADD CONSTRAINT "_site_settings_v_version_search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_identity_font_id_recording_files_id_fk" FOREIGN KEY ("version_identity_font_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_identity_bold_font_id_recording_files_id_fk" FOREIGN KEY ("version_identity_bold_font_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_texts" ADD CONSTRAINT "_site_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_desks_calendars" ADD CONSTRAINT "booking_desks_calendars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_desks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_desks" ADD CONSTRAINT "booking_desks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_desks" ADD CONSTRAINT "booking_desks_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_desks" ADD CONSTRAINT "booking_desks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_weekdays" ADD CONSTRAINT "booking_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_days_off" ADD CONSTRAINT "booking_days_off_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_days_off" ADD CONSTRAINT "booking_days_off_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_texts" ADD CONSTRAINT "booking_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_version_desks_calendars" ADD CONSTRAINT "_booking_v_version_desks_calendars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_v_version_desks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_version_desks" ADD CONSTRAINT "_booking_v_version_desks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_booking_v_version_desks" ADD CONSTRAINT "_booking_v_version_desks_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_booking_v_version_desks" ADD CONSTRAINT "_booking_v_version_desks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_version_weekdays" ADD CONSTRAINT "_booking_v_version_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_booking_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_version_days_off" ADD CONSTRAINT "_booking_v_version_days_off_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_booking_v_version_days_off" ADD CONSTRAINT "_booking_v_version_days_off_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_texts" ADD CONSTRAINT "_booking_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_booking_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_breadcrumbs_order_idx" ON "pages_breadcrumbs" USING btree ("_order");
  CREATE INDEX "pages_breadcrumbs_parent_id_idx" ON "pages_breadcrumbs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_language_idx" ON "pages" USING btree ("language");
  CREATE INDEX "pages_original_idx" ON "pages" USING btree ("original_id");
  CREATE INDEX "pages_address_idx" ON "pages" USING btree ("address");
  CREATE INDEX "pages_head_head_image_idx" ON "pages" USING btree ("head_image_id");
  CREATE INDEX "pages_card_card_picture_idx" ON "pages" USING btree ("card_picture_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_version_breadcrumbs_order_idx" ON "_pages_v_version_breadcrumbs" USING btree ("_order");
  CREATE INDEX "_pages_v_version_breadcrumbs_parent_id_idx" ON "_pages_v_version_breadcrumbs" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_language_idx" ON "_pages_v" USING btree ("version_language");
  CREATE INDEX "_pages_v_version_version_original_idx" ON "_pages_v" USING btree ("version_original_id");
  CREATE INDEX "_pages_v_version_version_address_idx" ON "_pages_v" USING btree ("version_address");
  CREATE INDEX "_pages_v_version_head_version_head_image_idx" ON "_pages_v" USING btree ("version_head_image_id");
  CREATE INDEX "_pages_v_version_card_version_card_picture_idx" ON "_pages_v" USING btree ("version_card_picture_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "forms_by_country_languages_order_idx" ON "forms_by_country_languages" USING btree ("order");
  CREATE INDEX "forms_by_country_languages_parent_idx" ON "forms_by_country_languages" USING btree ("parent_id");
  CREATE INDEX "forms_by_country_order_idx" ON "forms_by_country" USING btree ("_order");
  CREATE INDEX "forms_by_country_parent_id_idx" ON "forms_by_country" USING btree ("_parent_id");
  CREATE INDEX "forms_language_idx" ON "forms" USING btree ("language");
  CREATE INDEX "forms_original_idx" ON "forms" USING btree ("original_id");
  CREATE UNIQUE INDEX "forms_name_idx" ON "forms" USING btree ("name");
  CREATE INDEX "forms_event_idx" ON "forms" USING btree ("event_id");
  CREATE INDEX "forms_document_idx" ON "forms" USING btree ("document_id");
  CREATE INDEX "forms_next_page_idx" ON "forms" USING btree ("next_page_id");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE INDEX "forms__status_idx" ON "forms" USING btree ("_status");
  CREATE INDEX "forms_texts_order_parent" ON "forms_texts" USING btree ("order","parent_id");
  CREATE INDEX "forms_rels_order_idx" ON "forms_rels" USING btree ("order");
  CREATE INDEX "forms_rels_parent_idx" ON "forms_rels" USING btree ("parent_id");
  CREATE INDEX "forms_rels_path_idx" ON "forms_rels" USING btree ("path");
  CREATE INDEX "forms_rels_tags_id_idx" ON "forms_rels" USING btree ("tags_id");
  CREATE INDEX "forms_rels_offices_id_idx" ON "forms_rels" USING btree ("offices_id");
  CREATE INDEX "forms_rels_users_id_idx" ON "forms_rels" USING btree ("users_id");
  CREATE INDEX "_forms_v_version_by_country_languages_order_idx" ON "_forms_v_version_by_country_languages" USING btree ("order");
  CREATE INDEX "_forms_v_version_by_country_languages_parent_idx" ON "_forms_v_version_by_country_languages" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_by_country_order_idx" ON "_forms_v_version_by_country" USING btree ("_order");
  CREATE INDEX "_forms_v_version_by_country_parent_id_idx" ON "_forms_v_version_by_country" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_parent_idx" ON "_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_version_language_idx" ON "_forms_v" USING btree ("version_language");
  CREATE INDEX "_forms_v_version_version_original_idx" ON "_forms_v" USING btree ("version_original_id");
  CREATE INDEX "_forms_v_version_version_name_idx" ON "_forms_v" USING btree ("version_name");
  CREATE INDEX "_forms_v_version_version_event_idx" ON "_forms_v" USING btree ("version_event_id");
  CREATE INDEX "_forms_v_version_version_document_idx" ON "_forms_v" USING btree ("version_document_id");
  CREATE INDEX "_forms_v_version_version_next_page_idx" ON "_forms_v" USING btree ("version_next_page_id");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version_deleted_at_idx" ON "_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");
  CREATE INDEX "_forms_v_autosave_idx" ON "_forms_v" USING btree ("autosave");
  CREATE INDEX "_forms_v_texts_order_parent" ON "_forms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_forms_v_rels_order_idx" ON "_forms_v_rels" USING btree ("order");
  CREATE INDEX "_forms_v_rels_parent_idx" ON "_forms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_forms_v_rels_path_idx" ON "_forms_v_rels" USING btree ("path");
  CREATE INDEX "_forms_v_rels_tags_id_idx" ON "_forms_v_rels" USING btree ("tags_id");
  CREATE INDEX "_forms_v_rels_offices_id_idx" ON "_forms_v_rels" USING btree ("offices_id");
  CREATE INDEX "_forms_v_rels_users_id_idx" ON "_forms_v_rels" USING btree ("users_id");
  CREATE UNIQUE INDEX "form_versions_key_idx" ON "form_versions" USING btree ("key");
  CREATE INDEX "form_versions_updated_at_idx" ON "form_versions" USING btree ("updated_at");
  CREATE INDEX "form_versions_created_at_idx" ON "form_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "turns_person_idx" ON "turns" USING btree ("person_id");
  CREATE INDEX "turns_updated_at_idx" ON "turns" USING btree ("updated_at");
  CREATE INDEX "turns_created_at_idx" ON "turns" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_to_idx" ON "_redirects_v" USING btree ("version_to");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "short_links_name_idx" ON "short_links" USING btree ("name");
  CREATE INDEX "short_links_target_idx" ON "short_links" USING btree ("target");
  CREATE INDEX "short_links_updated_at_idx" ON "short_links" USING btree ("updated_at");
  CREATE INDEX "short_links_created_at_idx" ON "short_links" USING btree ("created_at");
  CREATE INDEX "short_links_deleted_at_idx" ON "short_links" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_language_idx" ON "articles" USING btree ("language");
  CREATE INDEX "articles_original_idx" ON "articles" USING btree ("original_id");
  CREATE INDEX "articles_address_idx" ON "articles" USING btree ("address");
  CREATE INDEX "articles_preview_idx" ON "articles" USING btree ("preview_id");
  CREATE INDEX "articles_cover_idx" ON "articles" USING btree ("cover_id");
  CREATE INDEX "articles_cover_upright_idx" ON "articles" USING btree ("cover_upright_id");
  CREATE INDEX "articles_head_head_image_idx" ON "articles" USING btree ("head_image_id");
  CREATE INDEX "articles_date_idx" ON "articles" USING btree ("date");
  CREATE INDEX "articles_written_by_idx" ON "articles" USING btree ("written_by_id");
  CREATE INDEX "articles_reviewed_by_idx" ON "articles" USING btree ("reviewed_by_id");
  CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_categories_id_idx" ON "articles_rels" USING btree ("categories_id");
  CREATE INDEX "articles_rels_tags_id_idx" ON "articles_rels" USING btree ("tags_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_language_idx" ON "_articles_v" USING btree ("version_language");
  CREATE INDEX "_articles_v_version_version_original_idx" ON "_articles_v" USING btree ("version_original_id");
  CREATE INDEX "_articles_v_version_version_address_idx" ON "_articles_v" USING btree ("version_address");
  CREATE INDEX "_articles_v_version_version_preview_idx" ON "_articles_v" USING btree ("version_preview_id");
  CREATE INDEX "_articles_v_version_version_cover_idx" ON "_articles_v" USING btree ("version_cover_id");
  CREATE INDEX "_articles_v_version_version_cover_upright_idx" ON "_articles_v" USING btree ("version_cover_upright_id");
  CREATE INDEX "_articles_v_version_head_version_head_image_idx" ON "_articles_v" USING btree ("version_head_image_id");
  CREATE INDEX "_articles_v_version_version_date_idx" ON "_articles_v" USING btree ("version_date");
  CREATE INDEX "_articles_v_version_version_written_by_idx" ON "_articles_v" USING btree ("version_written_by_id");
  CREATE INDEX "_articles_v_version_version_reviewed_by_idx" ON "_articles_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "_articles_v" USING btree ("version_category_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_categories_id_idx" ON "_articles_v_rels" USING btree ("categories_id");
  CREATE INDEX "_articles_v_rels_tags_id_idx" ON "_articles_v_rels" USING btree ("tags_id");
  CREATE UNIQUE INDEX "vacancies_slug_idx" ON "vacancies" USING btree ("slug");
  CREATE INDEX "vacancies_language_idx" ON "vacancies" USING btree ("language");
  CREATE INDEX "vacancies_original_idx" ON "vacancies" USING btree ("original_id");
  CREATE INDEX "vacancies_address_idx" ON "vacancies" USING btree ("address");
  CREATE INDEX "vacancies_posted_idx" ON "vacancies" USING btree ("posted");
  CREATE INDEX "vacancies_closes_idx" ON "vacancies" USING btree ("closes");
  CREATE INDEX "vacancies_updated_at_idx" ON "vacancies" USING btree ("updated_at");
  CREATE INDEX "vacancies_created_at_idx" ON "vacancies" USING btree ("created_at");
  CREATE INDEX "vacancies_deleted_at_idx" ON "vacancies" USING btree ("deleted_at");
  CREATE INDEX "vacancies__status_idx" ON "vacancies" USING btree ("_status");
  CREATE INDEX "_vacancies_v_parent_idx" ON "_vacancies_v" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_version_slug_idx" ON "_vacancies_v" USING btree ("version_slug");
  CREATE INDEX "_vacancies_v_version_version_language_idx" ON "_vacancies_v" USING btree ("version_language");
  CREATE INDEX "_vacancies_v_version_version_original_idx" ON "_vacancies_v" USING btree ("version_original_id");
  CREATE INDEX "_vacancies_v_version_version_address_idx" ON "_vacancies_v" USING btree ("version_address");
  CREATE INDEX "_vacancies_v_version_version_posted_idx" ON "_vacancies_v" USING btree ("version_posted");
  CREATE INDEX "_vacancies_v_version_version_closes_idx" ON "_vacancies_v" USING btree ("version_closes");
  CREATE INDEX "_vacancies_v_version_version_updated_at_idx" ON "_vacancies_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancies_v_version_version_created_at_idx" ON "_vacancies_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancies_v_version_version_deleted_at_idx" ON "_vacancies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_vacancies_v_version_version__status_idx" ON "_vacancies_v" USING btree ("version__status");
  CREATE INDEX "_vacancies_v_created_at_idx" ON "_vacancies_v" USING btree ("created_at");
  CREATE INDEX "_vacancies_v_updated_at_idx" ON "_vacancies_v" USING btree ("updated_at");
  CREATE INDEX "_vacancies_v_latest_idx" ON "_vacancies_v" USING btree ("latest");
  CREATE INDEX "_vacancies_v_autosave_idx" ON "_vacancies_v" USING btree ("autosave");
  CREATE INDEX "people_links_order_idx" ON "people_links" USING btree ("_order");
  CREATE INDEX "people_links_parent_id_idx" ON "people_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "people_slug_idx" ON "people" USING btree ("slug");
  CREATE INDEX "people_language_idx" ON "people" USING btree ("language");
  CREATE INDEX "people_original_idx" ON "people" USING btree ("original_id");
  CREATE INDEX "people_address_idx" ON "people" USING btree ("address");
  CREATE INDEX "people_portrait_idx" ON "people" USING btree ("portrait_id");
  CREATE INDEX "people_office_idx" ON "people" USING btree ("office_id");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "people_deleted_at_idx" ON "people" USING btree ("deleted_at");
  CREATE INDEX "people__status_idx" ON "people" USING btree ("_status");
  CREATE INDEX "_people_v_version_links_order_idx" ON "_people_v_version_links" USING btree ("_order");
  CREATE INDEX "_people_v_version_links_parent_id_idx" ON "_people_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_people_v_parent_idx" ON "_people_v" USING btree ("parent_id");
  CREATE INDEX "_people_v_version_version_slug_idx" ON "_people_v" USING btree ("version_slug");
  CREATE INDEX "_people_v_version_version_language_idx" ON "_people_v" USING btree ("version_language");
  CREATE INDEX "_people_v_version_version_original_idx" ON "_people_v" USING btree ("version_original_id");
  CREATE INDEX "_people_v_version_version_address_idx" ON "_people_v" USING btree ("version_address");
  CREATE INDEX "_people_v_version_version_portrait_idx" ON "_people_v" USING btree ("version_portrait_id");
  CREATE INDEX "_people_v_version_version_office_idx" ON "_people_v" USING btree ("version_office_id");
  CREATE INDEX "_people_v_version_version_updated_at_idx" ON "_people_v" USING btree ("version_updated_at");
  CREATE INDEX "_people_v_version_version_created_at_idx" ON "_people_v" USING btree ("version_created_at");
  CREATE INDEX "_people_v_version_version_deleted_at_idx" ON "_people_v" USING btree ("version_deleted_at");
  CREATE INDEX "_people_v_version_version__status_idx" ON "_people_v" USING btree ("version__status");
  CREATE INDEX "_people_v_created_at_idx" ON "_people_v" USING btree ("created_at");
  CREATE INDEX "_people_v_updated_at_idx" ON "_people_v" USING btree ("updated_at");
  CREATE INDEX "_people_v_latest_idx" ON "_people_v" USING btree ("latest");
  CREATE INDEX "_people_v_autosave_idx" ON "_people_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "recordings_slug_idx" ON "recordings" USING btree ("slug");
  CREATE INDEX "recordings_language_idx" ON "recordings" USING btree ("language");
  CREATE INDEX "recordings_original_idx" ON "recordings" USING btree ("original_id");
  CREATE INDEX "recordings_address_idx" ON "recordings" USING btree ("address");
  CREATE INDEX "recordings_file_idx" ON "recordings" USING btree ("file_id");
  CREATE INDEX "recordings_captions_idx" ON "recordings" USING btree ("captions_id");
  CREATE INDEX "recordings_poster_idx" ON "recordings" USING btree ("poster_id");
  CREATE INDEX "recordings_date_idx" ON "recordings" USING btree ("date");
  CREATE INDEX "recordings_updated_at_idx" ON "recordings" USING btree ("updated_at");
  CREATE INDEX "recordings_created_at_idx" ON "recordings" USING btree ("created_at");
  CREATE INDEX "recordings_deleted_at_idx" ON "recordings" USING btree ("deleted_at");
  CREATE INDEX "recordings__status_idx" ON "recordings" USING btree ("_status");
  CREATE INDEX "_recordings_v_parent_idx" ON "_recordings_v" USING btree ("parent_id");
  CREATE INDEX "_recordings_v_version_version_slug_idx" ON "_recordings_v" USING btree ("version_slug");
  CREATE INDEX "_recordings_v_version_version_language_idx" ON "_recordings_v" USING btree ("version_language");
  CREATE INDEX "_recordings_v_version_version_original_idx" ON "_recordings_v" USING btree ("version_original_id");
  CREATE INDEX "_recordings_v_version_version_address_idx" ON "_recordings_v" USING btree ("version_address");
  CREATE INDEX "_recordings_v_version_version_file_idx" ON "_recordings_v" USING btree ("version_file_id");
  CREATE INDEX "_recordings_v_version_version_captions_idx" ON "_recordings_v" USING btree ("version_captions_id");
  CREATE INDEX "_recordings_v_version_version_poster_idx" ON "_recordings_v" USING btree ("version_poster_id");
  CREATE INDEX "_recordings_v_version_version_date_idx" ON "_recordings_v" USING btree ("version_date");
  CREATE INDEX "_recordings_v_version_version_updated_at_idx" ON "_recordings_v" USING btree ("version_updated_at");
  CREATE INDEX "_recordings_v_version_version_created_at_idx" ON "_recordings_v" USING btree ("version_created_at");
  CREATE INDEX "_recordings_v_version_version_deleted_at_idx" ON "_recordings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_recordings_v_version_version__status_idx" ON "_recordings_v" USING btree ("version__status");
  CREATE INDEX "_recordings_v_created_at_idx" ON "_recordings_v" USING btree ("created_at");
  CREATE INDEX "_recordings_v_updated_at_idx" ON "_recordings_v" USING btree ("updated_at");
  CREATE INDEX "_recordings_v_latest_idx" ON "_recordings_v" USING btree ("latest");
  CREATE INDEX "_recordings_v_autosave_idx" ON "_recordings_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "categories_term_id_idx" ON "categories" USING btree ("term_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_term_id_idx" ON "_categories_v" USING btree ("version_term_id");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v" USING btree ("version_slug");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug");
  CREATE UNIQUE INDEX "tags_term_id_idx" ON "tags" USING btree ("term_id");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
  CREATE INDEX "_tags_v_parent_idx" ON "_tags_v" USING btree ("parent_id");
  CREATE INDEX "_tags_v_version_version_slug_idx" ON "_tags_v" USING btree ("version_slug");
  CREATE INDEX "_tags_v_version_version_term_id_idx" ON "_tags_v" USING btree ("version_term_id");
  CREATE INDEX "_tags_v_version_version_updated_at_idx" ON "_tags_v" USING btree ("version_updated_at");
  CREATE INDEX "_tags_v_version_version_created_at_idx" ON "_tags_v" USING btree ("version_created_at");
  CREATE INDEX "_tags_v_version_version_deleted_at_idx" ON "_tags_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tags_v_created_at_idx" ON "_tags_v" USING btree ("created_at");
  CREATE INDEX "_tags_v_updated_at_idx" ON "_tags_v" USING btree ("updated_at");
  CREATE INDEX "glossary_article_idx" ON "glossary" USING btree ("article_id");
  CREATE UNIQUE INDEX "glossary_slug_idx" ON "glossary" USING btree ("slug");
  CREATE INDEX "glossary_letter_idx" ON "glossary" USING btree ("letter");
  CREATE INDEX "glossary_updated_at_idx" ON "glossary" USING btree ("updated_at");
  CREATE INDEX "glossary_created_at_idx" ON "glossary" USING btree ("created_at");
  CREATE INDEX "glossary_deleted_at_idx" ON "glossary" USING btree ("deleted_at");
  CREATE INDEX "_glossary_v_parent_idx" ON "_glossary_v" USING btree ("parent_id");
  CREATE INDEX "_glossary_v_version_version_article_idx" ON "_glossary_v" USING btree ("version_article_id");
  CREATE INDEX "_glossary_v_version_version_slug_idx" ON "_glossary_v" USING btree ("version_slug");
  CREATE INDEX "_glossary_v_version_version_letter_idx" ON "_glossary_v" USING btree ("version_letter");
  CREATE INDEX "_glossary_v_version_version_updated_at_idx" ON "_glossary_v" USING btree ("version_updated_at");
  CREATE INDEX "_glossary_v_version_version_created_at_idx" ON "_glossary_v" USING btree ("version_created_at");
  CREATE INDEX "_glossary_v_version_version_deleted_at_idx" ON "_glossary_v" USING btree ("version_deleted_at");
  CREATE INDEX "_glossary_v_created_at_idx" ON "_glossary_v" USING btree ("created_at");
  CREATE INDEX "_glossary_v_updated_at_idx" ON "_glossary_v" USING btree ("updated_at");
  CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
  CREATE INDEX "offices_deleted_at_idx" ON "offices" USING btree ("deleted_at");
  CREATE INDEX "offices_texts_order_parent" ON "offices_texts" USING btree ("order","parent_id");
  CREATE INDEX "offices_rels_order_idx" ON "offices_rels" USING btree ("order");
  CREATE INDEX "offices_rels_parent_idx" ON "offices_rels" USING btree ("parent_id");
  CREATE INDEX "offices_rels_path_idx" ON "offices_rels" USING btree ("path");
  CREATE INDEX "offices_rels_users_id_idx" ON "offices_rels" USING btree ("users_id");
  CREATE INDEX "_offices_v_parent_idx" ON "_offices_v" USING btree ("parent_id");
  CREATE INDEX "_offices_v_version_version_updated_at_idx" ON "_offices_v" USING btree ("version_updated_at");
  CREATE INDEX "_offices_v_version_version_created_at_idx" ON "_offices_v" USING btree ("version_created_at");
  CREATE INDEX "_offices_v_version_version_deleted_at_idx" ON "_offices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_offices_v_created_at_idx" ON "_offices_v" USING btree ("created_at");
  CREATE INDEX "_offices_v_updated_at_idx" ON "_offices_v" USING btree ("updated_at");
  CREATE INDEX "_offices_v_texts_order_parent" ON "_offices_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_offices_v_rels_order_idx" ON "_offices_v_rels" USING btree ("order");
  CREATE INDEX "_offices_v_rels_parent_idx" ON "_offices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_offices_v_rels_path_idx" ON "_offices_v_rels" USING btree ("path");
  CREATE INDEX "_offices_v_rels_users_id_idx" ON "_offices_v_rels" USING btree ("users_id");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_starts_idx" ON "events" USING btree ("starts");
  CREATE INDEX "events_ends_idx" ON "events" USING btree ("ends");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_starts_idx" ON "_events_v" USING btree ("version_starts");
  CREATE INDEX "_events_v_version_version_ends_idx" ON "_events_v" USING btree ("version_ends");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "reviews_picture_idx" ON "reviews" USING btree ("picture_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version_picture_idx" ON "_reviews_v" USING btree ("version_picture_id");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_version_version_deleted_at_idx" ON "_reviews_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "wordings_navigation_links_order_idx" ON "wordings_navigation_links" USING btree ("_order");
  CREATE INDEX "wordings_navigation_links_parent_id_idx" ON "wordings_navigation_links" USING btree ("_parent_id");
  CREATE INDEX "wordings_navigation_links_picture_idx" ON "wordings_navigation_links" USING btree ("picture_id");
  CREATE INDEX "wordings_navigation_order_idx" ON "wordings_navigation" USING btree ("_order");
  CREATE INDEX "wordings_navigation_parent_id_idx" ON "wordings_navigation" USING btree ("_parent_id");
  CREATE INDEX "wordings_navigation_picture_idx" ON "wordings_navigation" USING btree ("picture_id");
  CREATE INDEX "wordings_footer_columns_links_order_idx" ON "wordings_footer_columns_links" USING btree ("_order");
  CREATE INDEX "wordings_footer_columns_links_parent_id_idx" ON "wordings_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "wordings_footer_columns_order_idx" ON "wordings_footer_columns" USING btree ("_order");
  CREATE INDEX "wordings_footer_columns_parent_id_idx" ON "wordings_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "wordings_search_synonyms_order_idx" ON "wordings_search_synonyms" USING btree ("_order");
  CREATE INDEX "wordings_search_synonyms_parent_id_idx" ON "wordings_search_synonyms" USING btree ("_parent_id");
  CREATE INDEX "wordings_language_idx" ON "wordings" USING btree ("language");
  CREATE INDEX "wordings_updated_at_idx" ON "wordings" USING btree ("updated_at");
  CREATE INDEX "wordings_created_at_idx" ON "wordings" USING btree ("created_at");
  CREATE INDEX "wordings_deleted_at_idx" ON "wordings" USING btree ("deleted_at");
  CREATE INDEX "wordings__status_idx" ON "wordings" USING btree ("_status");
  CREATE INDEX "_wordings_v_version_navigation_links_order_idx" ON "_wordings_v_version_navigation_links" USING btree ("_order");
  CREATE INDEX "_wordings_v_version_navigation_links_parent_id_idx" ON "_wordings_v_version_navigation_links" USING btree ("_parent_id");
  CREATE INDEX "_wordings_v_version_navigation_links_picture_idx" ON "_wordings_v_version_navigation_links" USING btree ("picture_id");
  CREATE INDEX "_wordings_v_version_navigation_order_idx" ON "_wordings_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_wordings_v_version_navigation_parent_id_idx" ON "_wordings_v_version_navigation" USING btree ("_parent_id");
  CREATE INDEX "_wordings_v_version_navigation_picture_idx" ON "_wordings_v_version_navigation" USING btree ("picture_id");
  CREATE INDEX "_wordings_v_version_footer_columns_links_order_idx" ON "_wordings_v_version_footer_columns_links" USING btree ("_order");
  CREATE INDEX "_wordings_v_version_footer_columns_links_parent_id_idx" ON "_wordings_v_version_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_wordings_v_version_footer_columns_order_idx" ON "_wordings_v_version_footer_columns" USING btree ("_order");
  CREATE INDEX "_wordings_v_version_footer_columns_parent_id_idx" ON "_wordings_v_version_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "_wordings_v_version_search_synonyms_order_idx" ON "_wordings_v_version_search_synonyms" USING btree ("_order");
  CREATE INDEX "_wordings_v_version_search_synonyms_parent_id_idx" ON "_wordings_v_version_search_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_wordings_v_parent_idx" ON "_wordings_v" USING btree ("parent_id");
  CREATE INDEX "_wordings_v_version_version_language_idx" ON "_wordings_v" USING btree ("version_language");
  CREATE INDEX "_wordings_v_version_version_updated_at_idx" ON "_wordings_v" USING btree ("version_updated_at");
  CREATE INDEX "_wordings_v_version_version_created_at_idx" ON "_wordings_v" USING btree ("version_created_at");
  CREATE INDEX "_wordings_v_version_version_deleted_at_idx" ON "_wordings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_wordings_v_version_version__status_idx" ON "_wordings_v" USING btree ("version__status");
  CREATE INDEX "_wordings_v_created_at_idx" ON "_wordings_v" USING btree ("created_at");
  CREATE INDEX "_wordings_v_updated_at_idx" ON "_wordings_v" USING btree ("updated_at");
  CREATE INDEX "_wordings_v_latest_idx" ON "_wordings_v" USING btree ("latest");
  CREATE INDEX "_wordings_v_autosave_idx" ON "_wordings_v" USING btree ("autosave");
  CREATE INDEX "translations_kind_idx" ON "translations" USING btree ("kind");
  CREATE INDEX "translations_language_idx" ON "translations" USING btree ("language");
  CREATE INDEX "translations_original_idx" ON "translations" USING btree ("original");
  CREATE INDEX "translations_updated_at_idx" ON "translations" USING btree ("updated_at");
  CREATE INDEX "translations_created_at_idx" ON "translations" USING btree ("created_at");
  CREATE INDEX "translations_deleted_at_idx" ON "translations" USING btree ("deleted_at");
  CREATE INDEX "translations__status_idx" ON "translations" USING btree ("_status");
  CREATE INDEX "translations_texts_order_parent" ON "translations_texts" USING btree ("order","parent_id");
  CREATE INDEX "_translations_v_parent_idx" ON "_translations_v" USING btree ("parent_id");
  CREATE INDEX "_translations_v_version_version_kind_idx" ON "_translations_v" USING btree ("version_kind");
  CREATE INDEX "_translations_v_version_version_language_idx" ON "_translations_v" USING btree ("version_language");
  CREATE INDEX "_translations_v_version_version_original_idx" ON "_translations_v" USING btree ("version_original");
  CREATE INDEX "_translations_v_version_version_updated_at_idx" ON "_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_translations_v_version_version_created_at_idx" ON "_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_translations_v_version_version_deleted_at_idx" ON "_translations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_translations_v_version_version__status_idx" ON "_translations_v" USING btree ("version__status");
  CREATE INDEX "_translations_v_created_at_idx" ON "_translations_v" USING btree ("created_at");
  CREATE INDEX "_translations_v_updated_at_idx" ON "_translations_v" USING btree ("updated_at");
  CREATE INDEX "_translations_v_latest_idx" ON "_translations_v" USING btree ("latest");
  CREATE INDEX "_translations_v_autosave_idx" ON "_translations_v" USING btree ("autosave");
  CREATE INDEX "_translations_v_texts_order_parent" ON "_translations_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif1000x510_sizes_avif1000x510_filename_idx" ON "media" USING btree ("sizes_avif1000x510_filename");
  CREATE INDEX "media_sizes_webp1000x510_sizes_webp1000x510_filename_idx" ON "media" USING btree ("sizes_webp1000x510_filename");
  CREATE INDEX "media_sizes_avif690x517_sizes_avif690x517_filename_idx" ON "media" USING btree ("sizes_avif690x517_filename");
  CREATE INDEX "media_sizes_webp690x517_sizes_webp690x517_filename_idx" ON "media" USING btree ("sizes_webp690x517_filename");
  CREATE INDEX "media_sizes_avif560x240_sizes_avif560x240_filename_idx" ON "media" USING btree ("sizes_avif560x240_filename");
  CREATE INDEX "media_sizes_webp560x240_sizes_webp560x240_filename_idx" ON "media" USING btree ("sizes_webp560x240_filename");
  CREATE INDEX "media_sizes_avif480x360_sizes_avif480x360_filename_idx" ON "media" USING btree ("sizes_avif480x360_filename");
  CREATE INDEX "media_sizes_webp480x360_sizes_webp480x360_filename_idx" ON "media" USING btree ("sizes_webp480x360_filename");
  CREATE INDEX "media_sizes_avif375x280_sizes_avif375x280_filename_idx" ON "media" USING btree ("sizes_avif375x280_filename");
  CREATE INDEX "media_sizes_webp375x280_sizes_webp375x280_filename_idx" ON "media" USING btree ("sizes_webp375x280_filename");
  CREATE INDEX "media_sizes_avif279x207_sizes_avif279x207_filename_idx" ON "media" USING btree ("sizes_avif279x207_filename");
  CREATE INDEX "media_sizes_webp279x207_sizes_webp279x207_filename_idx" ON "media" USING btree ("sizes_webp279x207_filename");
  CREATE INDEX "media_sizes_avif218x156_sizes_avif218x156_filename_idx" ON "media" USING btree ("sizes_avif218x156_filename");
  CREATE INDEX "media_sizes_webp218x156_sizes_webp218x156_filename_idx" ON "media" USING btree ("sizes_webp218x156_filename");
  CREATE INDEX "media_sizes_avif120x120_sizes_avif120x120_filename_idx" ON "media" USING btree ("sizes_avif120x120_filename");
  CREATE INDEX "media_sizes_webp120x120_sizes_webp120x120_filename_idx" ON "media" USING btree ("sizes_webp120x120_filename");
  CREATE INDEX "media_sizes_avif2000x1020_sizes_avif2000x1020_filename_idx" ON "media" USING btree ("sizes_avif2000x1020_filename");
  CREATE INDEX "media_sizes_webp2000x1020_sizes_webp2000x1020_filename_idx" ON "media" USING btree ("sizes_webp2000x1020_filename");
  CREATE INDEX "media_sizes_avif1920x1440_sizes_avif1920x1440_filename_idx" ON "media" USING btree ("sizes_avif1920x1440_filename");
  CREATE INDEX "media_sizes_webp1920x1440_sizes_webp1920x1440_filename_idx" ON "media" USING btree ("sizes_webp1920x1440_filename");
  CREATE INDEX "media_sizes_avif1380x1034_sizes_avif1380x1034_filename_idx" ON "media" USING btree ("sizes_avif1380x1034_filename");
  CREATE INDEX "media_sizes_webp1380x1034_sizes_webp1380x1034_filename_idx" ON "media" USING btree ("sizes_webp1380x1034_filename");
  CREATE INDEX "recording_files_updated_at_idx" ON "recording_files" USING btree ("updated_at");
  CREATE INDEX "recording_files_created_at_idx" ON "recording_files" USING btree ("created_at");
  CREATE INDEX "recording_files_deleted_at_idx" ON "recording_files" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "recording_files_filename_idx" ON "recording_files" USING btree ("filename");
  CREATE UNIQUE INDEX "documents_name_idx" ON "documents" USING btree ("name");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE UNIQUE INDEX "imports_key_idx" ON "imports" USING btree ("key");
  CREATE INDEX "imports_document_idx" ON "imports" USING btree ("document");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "changes_document_idx" ON "changes" USING btree ("document");
  CREATE INDEX "changes_updated_at_idx" ON "changes" USING btree ("updated_at");
  CREATE INDEX "changes_created_at_idx" ON "changes" USING btree ("created_at");
  CREATE INDEX "releases_release_idx" ON "releases" USING btree ("release");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_received_at_idx" ON "leads" USING btree ("received_at");
  CREATE INDEX "leads_answer_state_idx" ON "leads" USING btree ("answer_state");
  CREATE INDEX "leads_answer_due_at_idx" ON "leads" USING btree ("answer_due_at");
  CREATE INDEX "leads_answered_at_idx" ON "leads" USING btree ("answered_at");
  CREATE INDEX "leads_answer_tell_at_idx" ON "leads" USING btree ("answer_tell_at");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_answers_kept_until_idx" ON "leads" USING btree ("answers_kept_until");
  CREATE INDEX "leads_added_at_idx" ON "leads" USING btree ("added_at");
  CREATE INDEX "leads_event_idx" ON "leads" USING btree ("event_id");
  CREATE INDEX "leads_document_idx" ON "leads" USING btree ("document_id");
  CREATE INDEX "leads_article_idx" ON "leads" USING btree ("article_id");
  CREATE INDEX "leads_origin_origin_referrer_host_idx" ON "leads" USING btree ("origin_referrer_host");
  CREATE INDEX "leads_origin_origin_short_link_idx" ON "leads" USING btree ("origin_short_link");
  CREATE INDEX "leads_origin_campaign_origin_campaign_source_idx" ON "leads" USING btree ("origin_campaign_source");
  CREATE INDEX "leads_origin_campaign_origin_campaign_name_idx" ON "leads" USING btree ("origin_campaign_name");
  CREATE INDEX "leads_consent_at_idx" ON "leads" USING btree ("consent_at");
  CREATE UNIQUE INDEX "leads_idempotency_key_idx" ON "leads" USING btree ("idempotency_key");
  CREATE INDEX "leads_request_id_idx" ON "leads" USING btree ("request_id");
  CREATE INDEX "leads_payload_hash_idx" ON "leads" USING btree ("payload_hash");
  CREATE INDEX "leads_read_at_idx" ON "leads" USING btree ("read_at");
  CREATE INDEX "leads_last_exchange_at_idx" ON "leads" USING btree ("last_exchange_at");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_texts_order_parent" ON "leads_texts" USING btree ("order","parent_id");
  CREATE INDEX "lead_messages_lead_idx" ON "lead_messages" USING btree ("lead_id");
  CREATE INDEX "lead_messages_author_idx" ON "lead_messages" USING btree ("author_id");
  CREATE UNIQUE INDEX "lead_messages_message_id_idx" ON "lead_messages" USING btree ("message_id");
  CREATE UNIQUE INDEX "lead_messages_idempotency_key_idx" ON "lead_messages" USING btree ("idempotency_key");
  CREATE INDEX "lead_messages_updated_at_idx" ON "lead_messages" USING btree ("updated_at");
  CREATE INDEX "lead_messages_created_at_idx" ON "lead_messages" USING btree ("created_at");
  CREATE INDEX "lead_messages_texts_order_parent" ON "lead_messages_texts" USING btree ("order","parent_id");
  CREATE INDEX "lead_notes_lead_idx" ON "lead_notes" USING btree ("lead_id");
  CREATE INDEX "lead_notes_author_idx" ON "lead_notes" USING btree ("author_id");
  CREATE INDEX "lead_notes_updated_at_idx" ON "lead_notes" USING btree ("updated_at");
  CREATE INDEX "lead_notes_created_at_idx" ON "lead_notes" USING btree ("created_at");
  CREATE INDEX "lead_files_lead_idx" ON "lead_files" USING btree ("lead_id");
  CREATE UNIQUE INDEX "lead_files_storage_name_idx" ON "lead_files" USING btree ("storage_name");
  CREATE INDEX "lead_files_updated_at_idx" ON "lead_files" USING btree ("updated_at");
  CREATE INDEX "lead_files_created_at_idx" ON "lead_files" USING btree ("created_at");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE INDEX "answer_templates_deleted_at_idx" ON "answer_templates" USING btree ("deleted_at");
  CREATE INDEX "_answer_templates_v_parent_idx" ON "_answer_templates_v" USING btree ("parent_id");
  CREATE INDEX "_answer_templates_v_version_version_updated_at_idx" ON "_answer_templates_v" USING btree ("version_updated_at");
  CREATE INDEX "_answer_templates_v_version_version_created_at_idx" ON "_answer_templates_v" USING btree ("version_created_at");
  CREATE INDEX "_answer_templates_v_version_version_deleted_at_idx" ON "_answer_templates_v" USING btree ("version_deleted_at");
  CREATE INDEX "_answer_templates_v_created_at_idx" ON "_answer_templates_v" USING btree ("created_at");
  CREATE INDEX "_answer_templates_v_updated_at_idx" ON "_answer_templates_v" USING btree ("updated_at");
  CREATE INDEX "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at");
  CREATE INDEX "bookings_state_idx" ON "bookings" USING btree ("state");
  CREATE INDEX "bookings_lead_idx" ON "bookings" USING btree ("lead_id");
  CREATE UNIQUE INDEX "bookings_place_idx" ON "bookings" USING btree ("place");
  CREATE UNIQUE INDEX "bookings_uid_idx" ON "bookings" USING btree ("uid");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_origin_origin_referrer_host_idx" ON "subscribers" USING btree ("origin_referrer_host");
  CREATE INDEX "subscribers_origin_origin_short_link_idx" ON "subscribers" USING btree ("origin_short_link");
  CREATE INDEX "subscribers_origin_campaign_origin_campaign_source_idx" ON "subscribers" USING btree ("origin_campaign_source");
  CREATE INDEX "subscribers_origin_campaign_origin_campaign_name_idx" ON "subscribers" USING btree ("origin_campaign_name");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "subscribers_texts_order_parent" ON "subscribers_texts" USING btree ("order","parent_id");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_lead_idx" ON "mails" USING btree ("lead_id");
  CREATE INDEX "mails_subscriber_idx" ON "mails" USING btree ("subscriber_id");
  CREATE INDEX "mails_user_idx" ON "mails" USING btree ("user_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "deliveries_status_idx" ON "deliveries" USING btree ("status");
  CREATE INDEX "deliveries_lead_idx" ON "deliveries" USING btree ("lead_id");
  CREATE INDEX "deliveries_mail_idx" ON "deliveries" USING btree ("mail_id");
  CREATE INDEX "deliveries_message_idx" ON "deliveries" USING btree ("message_id");
  CREATE INDEX "deliveries_subscriber_idx" ON "deliveries" USING btree ("subscriber_id");
  CREATE INDEX "deliveries_user_idx" ON "deliveries" USING btree ("user_id");
  CREATE INDEX "deliveries_webhook_idx" ON "deliveries" USING btree ("webhook_id");
  CREATE INDEX "deliveries_lease_until_idx" ON "deliveries" USING btree ("lease_until");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "status_nextTryAt_idx" ON "deliveries" USING btree ("status","next_try_at");
  CREATE INDEX "deals_stage_idx" ON "deals" USING btree ("stage");
  CREATE INDEX "deals_person_idx" ON "deals" USING btree ("person_id");
  CREATE INDEX "deals_company_idx" ON "deals" USING btree ("company_id");
  CREATE INDEX "deals_lead_idx" ON "deals" USING btree ("lead_id");
  CREATE UNIQUE INDEX "deals_external_id_idx" ON "deals" USING btree ("external_id");
  CREATE INDEX "deals_updated_at_idx" ON "deals" USING btree ("updated_at");
  CREATE INDEX "deals_created_at_idx" ON "deals" USING btree ("created_at");
  CREATE UNIQUE INDEX "persons_email_idx" ON "persons" USING btree ("email");
  CREATE INDEX "persons_phone_idx" ON "persons" USING btree ("phone");
  CREATE INDEX "persons_company_idx" ON "persons" USING btree ("company_id");
  CREATE INDEX "persons_updated_at_idx" ON "persons" USING btree ("updated_at");
  CREATE INDEX "persons_created_at_idx" ON "persons" USING btree ("created_at");
  CREATE UNIQUE INDEX "companies_normalized_name_idx" ON "companies" USING btree ("normalized_name");
  CREATE INDEX "companies_updated_at_idx" ON "companies" USING btree ("updated_at");
  CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at");
  CREATE INDEX "notes_deal_idx" ON "notes" USING btree ("deal_id");
  CREATE INDEX "notes_person_idx" ON "notes" USING btree ("person_id");
  CREATE UNIQUE INDEX "notes_external_id_idx" ON "notes" USING btree ("external_id");
  CREATE INDEX "notes_updated_at_idx" ON "notes" USING btree ("updated_at");
  CREATE INDEX "notes_created_at_idx" ON "notes" USING btree ("created_at");
  CREATE INDEX "webhooks_events_order_idx" ON "webhooks_events" USING btree ("order");
  CREATE INDEX "webhooks_events_parent_idx" ON "webhooks_events" USING btree ("parent_id");
  CREATE INDEX "webhooks_active_idx" ON "webhooks" USING btree ("active");
  CREATE INDEX "webhooks_updated_at_idx" ON "webhooks" USING btree ("updated_at");
  CREATE INDEX "webhooks_created_at_idx" ON "webhooks" USING btree ("created_at");
  CREATE INDEX "consents_answered_at_idx" ON "consents" USING btree ("answered_at");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE UNIQUE INDEX "visitor_answer_idx" ON "consents" USING btree ("visitor","answer");
  CREATE UNIQUE INDEX "consent_notes_version_idx" ON "consent_notes" USING btree ("version");
  CREATE INDEX "consent_notes_updated_at_idx" ON "consent_notes" USING btree ("updated_at");
  CREATE INDEX "consent_notes_created_at_idx" ON "consent_notes" USING btree ("created_at");
  CREATE INDEX "removals_kind_idx" ON "removals" USING btree ("kind");
  CREATE INDEX "removals_by_idx" ON "removals" USING btree ("by_id");
  CREATE INDEX "removals_address_hash_idx" ON "removals" USING btree ("address_hash");
  CREATE INDEX "removals_updated_at_idx" ON "removals" USING btree ("updated_at");
  CREATE INDEX "removals_created_at_idx" ON "removals" USING btree ("created_at");
  CREATE INDEX "users_absences_order_idx" ON "users_absences" USING btree ("_order");
  CREATE INDEX "users_absences_parent_id_idx" ON "users_absences" USING btree ("_parent_id");
  CREATE INDEX "users_absences_stand_in_idx" ON "users_absences" USING btree ("stand_in_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "second_factors_texts_order_parent" ON "second_factors_texts" USING btree ("order","parent_id");
  CREATE INDEX "audit_trail_action_idx" ON "audit_trail" USING btree ("action");
  CREATE INDEX "audit_trail_kind_idx" ON "audit_trail" USING btree ("kind");
  CREATE INDEX "audit_trail_document_idx" ON "audit_trail" USING btree ("document");
  CREATE INDEX "audit_trail_by_idx" ON "audit_trail" USING btree ("by_id");
  CREATE INDEX "audit_trail_updated_at_idx" ON "audit_trail" USING btree ("updated_at");
  CREATE INDEX "audit_trail_created_at_idx" ON "audit_trail" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_form_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_versions_id");
  CREATE INDEX "payload_locked_documents_rels_turns_id_idx" ON "payload_locked_documents_rels" USING btree ("turns_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_short_links_id_idx" ON "payload_locked_documents_rels" USING btree ("short_links_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancies_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_recordings_id_idx" ON "payload_locked_documents_rels" USING btree ("recordings_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_glossary_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_wordings_id_idx" ON "payload_locked_documents_rels" USING btree ("wordings_id");
  CREATE INDEX "payload_locked_documents_rels_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("translations_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_recording_files_id_idx" ON "payload_locked_documents_rels" USING btree ("recording_files_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");
  CREATE INDEX "payload_locked_documents_rels_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("changes_id");
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_lead_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_messages_id");
  CREATE INDEX "payload_locked_documents_rels_lead_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_notes_id");
  CREATE INDEX "payload_locked_documents_rels_lead_files_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_files_id");
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_deals_id_idx" ON "payload_locked_documents_rels" USING btree ("deals_id");
  CREATE INDEX "payload_locked_documents_rels_persons_id_idx" ON "payload_locked_documents_rels" USING btree ("persons_id");
  CREATE INDEX "payload_locked_documents_rels_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("companies_id");
  CREATE INDEX "payload_locked_documents_rels_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("notes_id");
  CREATE INDEX "payload_locked_documents_rels_webhooks_id_idx" ON "payload_locked_documents_rels" USING btree ("webhooks_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_consent_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_notes_id");
  CREATE INDEX "payload_locked_documents_rels_removals_id_idx" ON "payload_locked_documents_rels" USING btree ("removals_id");
  CREATE INDEX "payload_locked_documents_rels_audit_trail_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_trail_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_languages_order_idx" ON "site_settings_languages" USING btree ("_order");
  CREATE INDEX "site_settings_languages_parent_id_idx" ON "site_settings_languages" USING btree ("_parent_id");
  CREATE INDEX "site_settings_navigation_links_order_idx" ON "site_settings_navigation_links" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_links_parent_id_idx" ON "site_settings_navigation_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_navigation_links_picture_idx" ON "site_settings_navigation_links" USING btree ("picture_id");
  CREATE INDEX "site_settings_navigation_order_idx" ON "site_settings_navigation" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_parent_id_idx" ON "site_settings_navigation" USING btree ("_parent_id");
  CREATE INDEX "site_settings_navigation_picture_idx" ON "site_settings_navigation" USING btree ("picture_id");
  CREATE INDEX "site_settings_footer_columns_links_order_idx" ON "site_settings_footer_columns_links" USING btree ("_order");
  CREATE INDEX "site_settings_footer_columns_links_parent_id_idx" ON "site_settings_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_columns_order_idx" ON "site_settings_footer_columns" USING btree ("_order");
  CREATE INDEX "site_settings_footer_columns_parent_id_idx" ON "site_settings_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "site_settings_socials_order_idx" ON "site_settings_socials" USING btree ("_order");
  CREATE INDEX "site_settings_socials_parent_id_idx" ON "site_settings_socials" USING btree ("_parent_id");
  CREATE INDEX "site_settings_search_synonyms_order_idx" ON "site_settings_search_synonyms" USING btree ("_order");
  CREATE INDEX "site_settings_search_synonyms_parent_id_idx" ON "site_settings_search_synonyms" USING btree ("_parent_id");
  CREATE INDEX "site_settings_identity_identity_font_idx" ON "site_settings" USING btree ("identity_font_id");
  CREATE INDEX "site_settings_identity_identity_bold_font_idx" ON "site_settings" USING btree ("identity_bold_font_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_site_settings_v_version_languages_order_idx" ON "_site_settings_v_version_languages" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_languages_parent_id_idx" ON "_site_settings_v_version_languages" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_navigation_links_order_idx" ON "_site_settings_v_version_navigation_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_navigation_links_parent_id_idx" ON "_site_settings_v_version_navigation_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_navigation_links_picture_idx" ON "_site_settings_v_version_navigation_links" USING btree ("picture_id");
  CREATE INDEX "_site_settings_v_version_navigation_order_idx" ON "_site_settings_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_navigation_parent_id_idx" ON "_site_settings_v_version_navigation" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_navigation_picture_idx" ON "_site_settings_v_version_navigation" USING btree ("picture_id");
  CREATE INDEX "_site_settings_v_version_footer_columns_links_order_idx" ON "_site_settings_v_version_footer_columns_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_footer_columns_links_parent_id_idx" ON "_site_settings_v_version_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_footer_columns_order_idx" ON "_site_settings_v_version_footer_columns" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_footer_columns_parent_id_idx" ON "_site_settings_v_version_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_socials_order_idx" ON "_site_settings_v_version_socials" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_socials_parent_id_idx" ON "_site_settings_v_version_socials" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_search_synonyms_order_idx" ON "_site_settings_v_version_search_synonyms" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_search_synonyms_parent_id_idx" ON "_site_settings_v_version_search_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_identity_version_identity_font_idx" ON "_site_settings_v" USING btree ("version_identity_font_id");
  CREATE INDEX "_site_settings_v_version_identity_version_identity_bold__idx" ON "_site_settings_v" USING btree ("version_identity_bold_font_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");
  CREATE INDEX "_site_settings_v_texts_order_parent" ON "_site_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "booking_desks_calendars_order_idx" ON "booking_desks_calendars" USING btree ("_order");
  CREATE INDEX "booking_desks_calendars_parent_id_idx" ON "booking_desks_calendars" USING btree ("_parent_id");
  CREATE INDEX "booking_desks_order_idx" ON "booking_desks" USING btree ("_order");
  CREATE INDEX "booking_desks_parent_id_idx" ON "booking_desks" USING btree ("_parent_id");
  CREATE INDEX "booking_desks_person_idx" ON "booking_desks" USING btree ("person_id");
  CREATE INDEX "booking_desks_office_idx" ON "booking_desks" USING btree ("office_id");
  CREATE INDEX "booking_weekdays_order_idx" ON "booking_weekdays" USING btree ("order");
  CREATE INDEX "booking_weekdays_parent_idx" ON "booking_weekdays" USING btree ("parent_id");
  CREATE INDEX "booking_days_off_order_idx" ON "booking_days_off" USING btree ("_order");
  CREATE INDEX "booking_days_off_parent_id_idx" ON "booking_days_off" USING btree ("_parent_id");
  CREATE INDEX "booking_days_off_office_idx" ON "booking_days_off" USING btree ("office_id");
  CREATE INDEX "booking_texts_order_parent" ON "booking_texts" USING btree ("order","parent_id");
  CREATE INDEX "_booking_v_version_desks_calendars_order_idx" ON "_booking_v_version_desks_calendars" USING btree ("_order");
  CREATE INDEX "_booking_v_version_desks_calendars_parent_id_idx" ON "_booking_v_version_desks_calendars" USING btree ("_parent_id");
  CREATE INDEX "_booking_v_version_desks_order_idx" ON "_booking_v_version_desks" USING btree ("_order");
  CREATE INDEX "_booking_v_version_desks_parent_id_idx" ON "_booking_v_version_desks" USING btree ("_parent_id");
  CREATE INDEX "_booking_v_version_desks_person_idx" ON "_booking_v_version_desks" USING btree ("person_id");
  CREATE INDEX "_booking_v_version_desks_office_idx" ON "_booking_v_version_desks" USING btree ("office_id");
  CREATE INDEX "_booking_v_version_weekdays_order_idx" ON "_booking_v_version_weekdays" USING btree ("order");
  CREATE INDEX "_booking_v_version_weekdays_parent_idx" ON "_booking_v_version_weekdays" USING btree ("parent_id");
  CREATE INDEX "_booking_v_version_days_off_order_idx" ON "_booking_v_version_days_off" USING btree ("_order");
  CREATE INDEX "_booking_v_version_days_off_parent_id_idx" ON "_booking_v_version_days_off" USING btree ("_parent_id");
  CREATE INDEX "_booking_v_version_days_off_office_idx" ON "_booking_v_version_days_off" USING btree ("office_id");
  CREATE INDEX "_booking_v_created_at_idx" ON "_booking_v" USING btree ("created_at");
  CREATE INDEX "_booking_v_updated_at_idx" ON "_booking_v" USING btree ("updated_at");
  CREATE INDEX "_booking_v_texts_order_parent" ON "_booking_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_retention_v_created_at_idx" ON "_retention_v" USING btree ("created_at");
  CREATE INDEX "_retention_v_updated_at_idx" ON "_retention_v" USING btree ("updated_at");`)
  // From here on, tables that Payload does not know.
  // What is searched, in one table, the same in both databases. Ids are never used twice: each host keeps the words
  // in memory, and tells by the ids what it lacks.
  await db.execute(sql`CREATE TABLE search_documents (
    id serial PRIMARY KEY,
    collection varchar NOT NULL,
    document_id integer NOT NULL,
    kind varchar NOT NULL,
    date varchar,
    until varchar,
    hash varchar NOT NULL,
    title varchar NOT NULL,
    path varchar NOT NULL,
    label varchar,
    words varchar NOT NULL,
    body varchar NOT NULL,
    UNIQUE (document_id, collection)
  )`)
  // How fast pages were for visitors: counts alone, a column for each bucket.
  await db.execute(sql`CREATE TABLE page_speeds (
    day varchar NOT NULL,
    page varchar NOT NULL,
    width varchar NOT NULL,
    metric varchar NOT NULL,
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
  await db.execute(sql`CREATE TABLE policy_reports (
    day varchar NOT NULL,
    directive varchar NOT NULL,
    blocked varchar NOT NULL,
    page varchar NOT NULL,
    reports integer NOT NULL,
    PRIMARY KEY (day, directive, blocked, page)
  )`)
  // What visitors did, by day: counts alone.
  await db.execute(sql`CREATE TABLE visit_counts (
    day varchar NOT NULL,
    kind varchar NOT NULL,
    name varchar NOT NULL,
    times integer NOT NULL,
    PRIMARY KEY (day, kind, name)
  )`)
  // What hosts count and keep together for a while: hits of limits, hours that are held, proofs of work that were
  // spent. Not logged: after a crash of PostgreSQL they are empty, as they were in a process that was started anew.
  // As rate-limiter-flexible has it.
  await db.execute(sql`CREATE UNLOGGED TABLE limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`)
  await db.execute(sql`CREATE UNLOGGED TABLE call_holds (
    id uuid PRIMARY KEY,
    host varchar NOT NULL,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    network varchar NOT NULL,
    until timestamptz NOT NULL,
    turn bigserial
  )`)
  await db.execute(sql`CREATE UNLOGGED TABLE spent_proofs (
    signature varchar PRIMARY KEY,
    request varchar,
    until timestamptz NOT NULL
  )`)
  await db.execute(sql`CREATE INDEX spent_proofs_until_idx ON spent_proofs (until)`)
}
