CREATE TABLE "education_progress" (
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"module_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"score" integer,
	"passed_on" date,
	"valid_until" date,
	CONSTRAINT "education_progress_profile_id_module_id_pk" PRIMARY KEY("profile_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "education_settings" (
	"company_id" text NOT NULL,
	"module_id" text NOT NULL,
	"assignment" text NOT NULL,
	"due_days" integer NOT NULL,
	"required_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "education_settings_company_id_module_id_pk" PRIMARY KEY("company_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "help_desk_agents" (
	"profile_id" text NOT NULL,
	"company_id" text NOT NULL,
	CONSTRAINT "help_desk_agents_profile_id_company_id_pk" PRIMARY KEY("profile_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "help_desk_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"grant_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_desk_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"position" integer NOT NULL,
	"from" text NOT NULL,
	"author_profile_id" text,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_desk_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"topic" text NOT NULL,
	"trip_id" text,
	"status" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"agent_profile_id" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_desk_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"grant_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"app_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_apps" (
	"company_id" text NOT NULL,
	"app_id" text NOT NULL,
	"is_in_contract" boolean DEFAULT true NOT NULL,
	"connected_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_apps_company_id_app_id_pk" PRIMARY KEY("company_id","app_id")
);
--> statement-breakpoint
CREATE TABLE "partner_apps" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"vendor" text NOT NULL,
	"category" text NOT NULL,
	"scope" text NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"data_shared" jsonb NOT NULL,
	"permissions" jsonb NOT NULL,
	"privacy_url" text NOT NULL,
	"sign_in_url" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_content" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"screen" text,
	"published_from" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maintenance_dismissals" (
	"profile_id" text NOT NULL,
	"notice_id" text NOT NULL,
	CONSTRAINT "maintenance_dismissals_profile_id_notice_id_pk" PRIMARY KEY("profile_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "maintenance_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"status" text NOT NULL,
	"category" text NOT NULL,
	"impacted_components" jsonb NOT NULL,
	"disclaimer_start" timestamp with time zone NOT NULL,
	"maintenance_start" timestamp with time zone NOT NULL,
	"maintenance_end" timestamp with time zone NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "education_progress" ADD CONSTRAINT "education_progress_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_progress" ADD CONSTRAINT "education_progress_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_settings" ADD CONSTRAINT "education_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_desk_agents" ADD CONSTRAINT "help_desk_agents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_desk_agents" ADD CONSTRAINT "help_desk_agents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_desk_codes" ADD CONSTRAINT "help_desk_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_desk_messages" ADD CONSTRAINT "help_desk_messages_request_id_help_desk_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."help_desk_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_desk_messages" ADD CONSTRAINT "help_desk_messages_author_profile_id_profiles_id_fk" FOREIGN KEY ("author_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_desk_requests" ADD CONSTRAINT "help_desk_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_desk_requests" ADD CONSTRAINT "help_desk_requests_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_desk_requests" ADD CONSTRAINT "help_desk_requests_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_desk_requests" ADD CONSTRAINT "help_desk_requests_agent_profile_id_profiles_id_fk" FOREIGN KEY ("agent_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_desk_sessions" ADD CONSTRAINT "help_desk_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_requests" ADD CONSTRAINT "app_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_requests" ADD CONSTRAINT "app_requests_app_id_partner_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."partner_apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_requests" ADD CONSTRAINT "app_requests_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_apps" ADD CONSTRAINT "company_apps_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_apps" ADD CONSTRAINT "company_apps_app_id_partner_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."partner_apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_content" ADD CONSTRAINT "home_content_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_dismissals" ADD CONSTRAINT "maintenance_dismissals_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_dismissals" ADD CONSTRAINT "maintenance_dismissals_notice_id_maintenance_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."maintenance_notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_notices" ADD CONSTRAINT "maintenance_notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "education_progress_module" ON "education_progress" USING btree ("company_id","module_id");--> statement-breakpoint
CREATE INDEX "help_desk_messages_request" ON "help_desk_messages" USING btree ("request_id","position");--> statement-breakpoint
CREATE INDEX "help_desk_messages_author" ON "help_desk_messages" USING btree ("author_profile_id");--> statement-breakpoint
CREATE INDEX "help_desk_requests_profile" ON "help_desk_requests" USING btree ("profile_id","changed_at");--> statement-breakpoint
CREATE INDEX "help_desk_requests_company" ON "help_desk_requests" USING btree ("company_id","status","waiting_since");--> statement-breakpoint
CREATE INDEX "help_desk_requests_changed" ON "help_desk_requests" USING btree ("company_id","changed_at");--> statement-breakpoint
CREATE INDEX "help_desk_requests_trip" ON "help_desk_requests" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "help_desk_requests_agent" ON "help_desk_requests" USING btree ("agent_profile_id");--> statement-breakpoint
CREATE INDEX "help_desk_sessions_grant" ON "help_desk_sessions" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "help_desk_sessions_account" ON "help_desk_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_requests_open" ON "app_requests" USING btree ("profile_id","app_id") WHERE "app_requests"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "app_requests_company" ON "app_requests" USING btree ("company_id","asked_at");--> statement-breakpoint
CREATE INDEX "home_content_company" ON "home_content" USING btree ("company_id","kind","published_from");--> statement-breakpoint
CREATE INDEX "maintenance_dismissals_notice" ON "maintenance_dismissals" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "maintenance_notices_company" ON "maintenance_notices" USING btree ("company_id","maintenance_end");