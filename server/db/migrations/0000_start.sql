CREATE TABLE "arranger_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"key_hash" text,
	"key_expires_at" timestamp with time zone,
	"company_id" text NOT NULL,
	"arranger_profile_id" text NOT NULL,
	"traveler_profile_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arranger_requests_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "saml_answers" (
	"request_id" text PRIMARY KEY NOT NULL,
	"artifact_hash" text NOT NULL,
	"grant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"traveler_profile_id" text NOT NULL,
	"traveler_type" text NOT NULL,
	"obt_kind" text NOT NULL,
	"browser_hash" text NOT NULL,
	"response" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "saml_answers_artifactHash_unique" UNIQUE("artifact_hash")
);
--> statement-breakpoint
CREATE TABLE "sso_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"grant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"traveler_profile_id" text NOT NULL,
	"traveler_type" text NOT NULL,
	"obt_kind" text NOT NULL,
	"browser_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tool_confirmations" (
	"key" text PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tool_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"grant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"traveler_profile_id" text NOT NULL,
	"traveler_type" text NOT NULL,
	"obt_kind" text NOT NULL,
	"guest" jsonb,
	"locale" text NOT NULL,
	"is_mobile" boolean DEFAULT false NOT NULL,
	"hides_menu" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_subscriptions" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_subscriptions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"legacy_company_id" text NOT NULL,
	"display_name" text NOT NULL,
	"currency" text NOT NULL,
	"email_domain" text NOT NULL,
	"obt_kind" text,
	"obt_url" text,
	"agency" jsonb NOT NULL,
	"agency_email_from" text NOT NULL,
	"agency_open_day" text NOT NULL,
	"agency_open_hour" text NOT NULL,
	"features" jsonb NOT NULL,
	"employee_features" jsonb NOT NULL,
	"expense_url" text,
	"offices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "companies_emailDomain_unique" UNIQUE("email_domain")
);
--> statement-breakpoint
CREATE TABLE "cost_centers" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"external_id" text NOT NULL,
	"names" jsonb NOT NULL,
	"status" text NOT NULL,
	"parent_id" text
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"external_id" text NOT NULL,
	"job_title" text NOT NULL,
	"status" text NOT NULL,
	"cost_center_id" text,
	"manager_id" text,
	"approver_id" text,
	"agency_service" text NOT NULL,
	"travel_policy_id" text,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_policies" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"is_allowed_self" boolean NOT NULL,
	"is_allowed_transient" boolean NOT NULL,
	"is_allowed_event" boolean NOT NULL,
	"zii_obt_template_id" text,
	"obt_policy_modification_request_id" text,
	"fare_tolerance_percent" integer NOT NULL,
	"hotel_night_limit" integer NOT NULL,
	"business_from_hours" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"profile_id" text NOT NULL,
	"operation" text NOT NULL,
	"key_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"sealed_answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_profile_id_operation_key_hash_pk" PRIMARY KEY("profile_id","operation","key_hash")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oidc_records" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" text,
	"account_id" text,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "oidc_records_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "provider_links" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_links_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "provider_links_account" UNIQUE("issuer","account_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"uid" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"sends" integer DEFAULT 1 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allowances" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_places" (
	"account_id" text NOT NULL,
	"place_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_places_account_id_place_hash_pk" PRIMARY KEY("account_id","place_hash")
);
--> statement-breakpoint
CREATE TABLE "action_marks" (
	"profile_id" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"until" date,
	CONSTRAINT "action_marks_profile_id_key_pk" PRIMARY KEY("profile_id","key")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"profile_id" text NOT NULL,
	"role_claim_style" text NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "profile_roles" (
	"profile_id" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "profile_roles_profile_id_role_pk" PRIMARY KEY("profile_id","role")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"employee_id" text,
	"first_name" text NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text NOT NULL,
	"gender" text,
	"email" text NOT NULL,
	"airport_code" text,
	"date_of_birth" date,
	"phone_number" text DEFAULT '' NOT NULL,
	"phone_country_code" text DEFAULT '' NOT NULL,
	"phone_type" text DEFAULT 'mobile' NOT NULL,
	"phone_extension" text DEFAULT '' NOT NULL,
	"traveller_numbers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"culture_code" text NOT NULL,
	"country_code" text NOT NULL,
	"internal_employee_id" text DEFAULT '' NOT NULL,
	"setup_for_otp" boolean DEFAULT false NOT NULL,
	"phone_number_is_confirmed" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"preferred_location" text,
	"time_format" text,
	"distance_unit" text,
	"theme" text,
	"reactivation_asked_at" timestamp with time zone,
	"details_asked_at" timestamp with time zone,
	"group_id" text,
	"registered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "profiles_employeeId_unique" UNIQUE("employee_id"),
	CONSTRAINT "profiles_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "credit_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"masked_number" text NOT NULL,
	"sealed_number" text NOT NULL,
	"expiry_month" text NOT NULL,
	"uses" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergency_contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"relationship" text NOT NULL,
	"code" text NOT NULL,
	"phone_number" text NOT NULL,
	"extension" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"others" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "emergency_contacts_profile" UNIQUE("profile_id")
);
--> statement-breakpoint
CREATE TABLE "hr_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"internal_employee_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"job_title" text NOT NULL,
	"cost_center_id" text,
	CONSTRAINT "hr_profiles_number" UNIQUE("company_id","internal_employee_id"),
	CONSTRAINT "hr_profiles_email" UNIQUE("company_id","email")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"category" text NOT NULL,
	"program_code" text NOT NULL,
	"number" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "memberships_program" UNIQUE("profile_id","program_code")
);
--> statement-breakpoint
CREATE TABLE "phone_activations" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sends" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"actor_profile_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"section" text NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"type" text NOT NULL,
	"sealed_number" text NOT NULL,
	"number_ending" text NOT NULL,
	"issue_country" text NOT NULL,
	"expiration_date" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_preferences" (
	"tp_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"seat_position_lengthwise" text NOT NULL,
	"seat_position_widthwise" text NOT NULL,
	"seat_location" text NOT NULL,
	"seat_type" text NOT NULL,
	"car_size" text NOT NULL,
	"room_type" text NOT NULL,
	"air_requests" text NOT NULL,
	"hotel_requests" text NOT NULL,
	"car_requests" text NOT NULL,
	"train_requests" text NOT NULL,
	"meal" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "travel_preferences_profile" UNIQUE("profile_id")
);
--> statement-breakpoint
CREATE TABLE "airlines" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_code" text NOT NULL,
	"check_in_url" text NOT NULL,
	"check_in_opens_hours" integer NOT NULL,
	"hubs" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "airports" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city_code" text NOT NULL,
	"city" jsonb NOT NULL,
	"country_code" text NOT NULL,
	"latitude" real NOT NULL,
	"longitude" real NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"alpha3" text NOT NULL,
	"calling_code" text NOT NULL,
	"currency" text NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advisories" (
	"id" text PRIMARY KEY NOT NULL,
	"target_country" text NOT NULL,
	"source_country" text NOT NULL,
	"warning_level" integer NOT NULL,
	"warning_text" jsonb NOT NULL,
	"source_url" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_months" (
	"company_id" text NOT NULL,
	"month" text NOT NULL,
	"count" integer NOT NULL,
	"total_spent" numeric(12, 2) NOT NULL,
	"missed_savings" numeric(12, 2) NOT NULL,
	"savings" numeric(12, 2) NOT NULL,
	"potential_savings" numeric(12, 2) NOT NULL,
	"advanced_purchase" numeric(12, 2) NOT NULL,
	"hotel_attachment" numeric(12, 2) NOT NULL,
	"lowest_fare" numeric(12, 2) NOT NULL,
	"online_adoption" numeric(12, 2) NOT NULL,
	CONSTRAINT "score_months_company_id_month_pk" PRIMARY KEY("company_id","month")
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"trip_id" text NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"tax" numeric(12, 2) NOT NULL,
	"lines" jsonb NOT NULL,
	"masked_credit_card" text,
	"credit_of" text,
	CONSTRAINT "invoices_company_number" UNIQUE("company_id","number")
);
--> statement-breakpoint
CREATE TABLE "trip_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL,
	"reporter_profile_id" text NOT NULL,
	"topic" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_segments" (
	"id" text PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"kind" text NOT NULL,
	"provider_code" text NOT NULL,
	"provider_name" text NOT NULL,
	"number" text,
	"car_class_code" text,
	"room_type_code" text,
	"product_name" text,
	"confirmation_number" text NOT NULL,
	"from_code" text NOT NULL,
	"from_name" text NOT NULL,
	"from_city" text NOT NULL,
	"from_city_code" text NOT NULL,
	"from_country_code" text NOT NULL,
	"from_time_zone" text NOT NULL,
	"to_code" text NOT NULL,
	"to_name" text NOT NULL,
	"to_city" text NOT NULL,
	"to_city_code" text NOT NULL,
	"to_country_code" text NOT NULL,
	"to_time_zone" text NOT NULL,
	"departure_local" text NOT NULL,
	"arrival_local" text NOT NULL,
	"departure_at" timestamp with time zone NOT NULL,
	"arrival_at" timestamp with time zone NOT NULL,
	"check_in_from" text,
	"check_out_until" text,
	"cabin" text,
	"coach" text,
	"seat" text,
	"seat_position" text,
	"terminal" text,
	"address" text,
	"rental_desk" text,
	"check_in_url" text,
	"check_in_opens_at" timestamp with time zone,
	"amount" numeric(12, 2) NOT NULL,
	"tax" numeric(12, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trips" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"booked_by" text NOT NULL,
	"source" text NOT NULL,
	"is_cancellable" boolean NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"lowest_total" numeric(12, 2) NOT NULL,
	"out_of_policy_reason" text,
	"guest" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancellation" jsonb,
	CONSTRAINT "trips_bookingId_unique" UNIQUE("booking_id")
);
--> statement-breakpoint
ALTER TABLE "arranger_requests" ADD CONSTRAINT "arranger_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arranger_requests" ADD CONSTRAINT "arranger_requests_arranger_profile_id_profiles_id_fk" FOREIGN KEY ("arranger_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arranger_requests" ADD CONSTRAINT "arranger_requests_traveler_profile_id_profiles_id_fk" FOREIGN KEY ("traveler_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_answers" ADD CONSTRAINT "saml_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_answers" ADD CONSTRAINT "saml_answers_traveler_profile_id_profiles_id_fk" FOREIGN KEY ("traveler_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_codes" ADD CONSTRAINT "sso_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_codes" ADD CONSTRAINT "sso_codes_traveler_profile_id_profiles_id_fk" FOREIGN KEY ("traveler_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_sessions" ADD CONSTRAINT "tool_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_sessions" ADD CONSTRAINT "tool_sessions_traveler_profile_id_profiles_id_fk" FOREIGN KEY ("traveler_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_subscriptions" ADD CONSTRAINT "calendar_subscriptions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_subscriptions" ADD CONSTRAINT "calendar_subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_cost_center_id_cost_centers_id_fk" FOREIGN KEY ("cost_center_id") REFERENCES "public"."cost_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_travel_policy_id_travel_policies_id_fk" FOREIGN KEY ("travel_policy_id") REFERENCES "public"."travel_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_policies" ADD CONSTRAINT "travel_policies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_links" ADD CONSTRAINT "provider_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_marks" ADD CONSTRAINT "action_marks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_roles" ADD CONSTRAINT "profile_roles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_cards" ADD CONSTRAINT "credit_cards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_cards" ADD CONSTRAINT "credit_cards_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hr_profiles" ADD CONSTRAINT "hr_profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_activations" ADD CONSTRAINT "phone_activations_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_changes" ADD CONSTRAINT "profile_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_changes" ADD CONSTRAINT "profile_changes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_changes" ADD CONSTRAINT "profile_changes_actor_profile_id_profiles_id_fk" FOREIGN KEY ("actor_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_documents" ADD CONSTRAINT "travel_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_documents" ADD CONSTRAINT "travel_documents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_preferences" ADD CONSTRAINT "travel_preferences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_preferences" ADD CONSTRAINT "travel_preferences_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_months" ADD CONSTRAINT "score_months_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_reports" ADD CONSTRAINT "trip_reports_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_reports" ADD CONSTRAINT "trip_reports_reporter_profile_id_profiles_id_fk" FOREIGN KEY ("reporter_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_segments" ADD CONSTRAINT "trip_segments_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arranger_requests_arranger" ON "arranger_requests" USING btree ("arranger_profile_id");--> statement-breakpoint
CREATE INDEX "saml_answers_grant" ON "saml_answers" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "sso_codes_grant" ON "sso_codes" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "tool_sessions_grant" ON "tool_sessions" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "cost_centers_company" ON "cost_centers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "employees_company" ON "employees" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invitations_account" ON "invitations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "oidc_records_account" ON "oidc_records" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "oidc_records_grant" ON "oidc_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_records_uid" ON "oidc_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_records_expiry" ON "oidc_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "allowances_end" ON "allowances" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "known_places_expiry" ON "known_places" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "profiles_company" ON "profiles" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "credit_cards_profile" ON "credit_cards" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "profile_changes_profile" ON "profile_changes" USING btree ("profile_id","at");--> statement-breakpoint
CREATE INDEX "travel_documents_profile" ON "travel_documents" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "advisories_country" ON "advisories" USING btree ("target_country");--> statement-breakpoint
CREATE INDEX "invoices_profile" ON "invoices" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "invoices_trip" ON "invoices" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "trip_reports_reporter" ON "trip_reports" USING btree ("reporter_profile_id","sent_at");--> statement-breakpoint
CREATE INDEX "trip_segments_trip" ON "trip_segments" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "trip_segments_from_country" ON "trip_segments" USING btree ("from_country_code","departure_at");--> statement-breakpoint
CREATE INDEX "trip_segments_to_country" ON "trip_segments" USING btree ("to_country_code","departure_at");--> statement-breakpoint
CREATE INDEX "trip_segments_from_city" ON "trip_segments" USING btree ("from_city_code","departure_at");--> statement-breakpoint
CREATE INDEX "trip_segments_to_city" ON "trip_segments" USING btree ("to_city_code","departure_at");--> statement-breakpoint
CREATE INDEX "trip_segments_carrier" ON "trip_segments" USING btree ("provider_code","number","departure_at");--> statement-breakpoint
CREATE INDEX "trips_profile_start" ON "trips" USING btree ("profile_id","starts_at");--> statement-breakpoint
CREATE INDEX "trips_profile_end" ON "trips" USING btree ("profile_id","ends_at");--> statement-breakpoint
CREATE INDEX "trips_company_start" ON "trips" USING btree ("company_id","starts_at");