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
CREATE INDEX "help_desk_messages_request" ON "help_desk_messages" USING btree ("request_id","position");--> statement-breakpoint
CREATE INDEX "help_desk_messages_author" ON "help_desk_messages" USING btree ("author_profile_id");--> statement-breakpoint
CREATE INDEX "help_desk_requests_profile" ON "help_desk_requests" USING btree ("profile_id","changed_at");--> statement-breakpoint
CREATE INDEX "help_desk_requests_company" ON "help_desk_requests" USING btree ("company_id","status","waiting_since");--> statement-breakpoint
CREATE INDEX "help_desk_requests_changed" ON "help_desk_requests" USING btree ("company_id","changed_at");--> statement-breakpoint
CREATE INDEX "help_desk_requests_trip" ON "help_desk_requests" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "help_desk_requests_agent" ON "help_desk_requests" USING btree ("agent_profile_id");--> statement-breakpoint
CREATE INDEX "help_desk_sessions_grant" ON "help_desk_sessions" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "help_desk_sessions_account" ON "help_desk_sessions" USING btree ("account_id");