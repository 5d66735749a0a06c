CREATE TABLE "alert_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"problem" text,
	"etag" text,
	"known" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"documents" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"warned" integer DEFAULT 0 NOT NULL,
	"last_refusal" text
);
--> statement-breakpoint
CREATE TABLE "alert_replacements" (
	"sender" text NOT NULL,
	"identifier" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_replacements_sender_identifier_sent_at_pk" PRIMARY KEY("sender","identifier","sent_at")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"sender" text NOT NULL,
	"identifier" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"event_id" text NOT NULL,
	"severity" integer NOT NULL,
	"is_announcement" boolean NOT NULL,
	"is_over" boolean NOT NULL,
	"category" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"counts_until" timestamp with time zone NOT NULL,
	"countries" text[] NOT NULL,
	"areas" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"south" real,
	"north" real,
	"west" real,
	"east" real,
	"is_demo" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_presences" (
	"trip_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"country_code" text NOT NULL,
	"city_code" text NOT NULL,
	"place_code" text NOT NULL,
	"city" text NOT NULL,
	"time_zone" text NOT NULL,
	"latitude" real,
	"longitude" real,
	"sets_out_at" timestamp with time zone NOT NULL,
	"arrives_at" timestamp with time zone NOT NULL,
	"leaves_at" timestamp with time zone NOT NULL,
	"has_way_on" boolean NOT NULL,
	"presumed_until" timestamp with time zone NOT NULL,
	"arrives_local" text NOT NULL,
	"leaves_local" text NOT NULL,
	"is_home" boolean NOT NULL,
	"nights" integer NOT NULL,
	"nights_without_hotel" integer NOT NULL,
	CONSTRAINT "trip_presences_trip_id_ordinal_pk" PRIMARY KEY("trip_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "advisory_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"target_country" text NOT NULL,
	"source_country" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advisory_feeds" (
	"source_country" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failure_code" text,
	"places" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"parser_version" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"loss" text,
	"loss_since" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_views" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"viewer_profile_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roll_call_events" (
	"id" text PRIMARY KEY NOT NULL,
	"roll_call_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" text,
	"actor_profile_id" text,
	"answer" text,
	"reason" text DEFAULT '' NOT NULL,
	"people" integer
);
--> statement-breakpoint
CREATE TABLE "roll_call_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roll_call_people" (
	"id" text PRIMARY KEY NOT NULL,
	"roll_call_id" text NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"is_for_guest" boolean NOT NULL,
	"trip_id" text,
	"is_reachable" boolean NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"way" text,
	"answered_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"note_token_hash" text,
	"note_until" timestamp with time zone,
	CONSTRAINT "roll_call_people_noteTokenHash_unique" UNIQUE("note_token_hash")
);
--> statement-breakpoint
CREATE TABLE "roll_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"note" text NOT NULL,
	"alert_id" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "other_stays" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"country" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay_permits" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"valid_from" date,
	"valid_until" date
);
--> statement-breakpoint
DROP INDEX "advisories_country";--> statement-breakpoint
ALTER TABLE "advisories" ADD COLUMN "regional_level" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "advisories" ADD COLUMN "blocks" jsonb DEFAULT '{"en":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "advisories" ADD COLUMN "evidence" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "advisories" ADD COLUMN "parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "advisories" ADD COLUMN "is_current" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "advisories" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "presumed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trip_presences" ADD CONSTRAINT "trip_presences_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_presences" ADD CONSTRAINT "trip_presences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_presences" ADD CONSTRAINT "trip_presences_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_views" ADD CONSTRAINT "risk_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_views" ADD CONSTRAINT "risk_views_viewer_profile_id_profiles_id_fk" FOREIGN KEY ("viewer_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_searches" ADD CONSTRAINT "risk_searches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_searches" ADD CONSTRAINT "risk_searches_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_events" ADD CONSTRAINT "roll_call_events_roll_call_id_roll_calls_id_fk" FOREIGN KEY ("roll_call_id") REFERENCES "public"."roll_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_events" ADD CONSTRAINT "roll_call_events_person_id_roll_call_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."roll_call_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_events" ADD CONSTRAINT "roll_call_events_actor_profile_id_profiles_id_fk" FOREIGN KEY ("actor_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_keys" ADD CONSTRAINT "roll_call_keys_person_id_roll_call_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."roll_call_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_people" ADD CONSTRAINT "roll_call_people_roll_call_id_roll_calls_id_fk" FOREIGN KEY ("roll_call_id") REFERENCES "public"."roll_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_people" ADD CONSTRAINT "roll_call_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_people" ADD CONSTRAINT "roll_call_people_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_people" ADD CONSTRAINT "roll_call_people_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_people" ADD CONSTRAINT "roll_call_people_answered_by_profiles_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_asked_by_profiles_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "other_stays" ADD CONSTRAINT "other_stays_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "other_stays" ADD CONSTRAINT "other_stays_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_permits" ADD CONSTRAINT "stay_permits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_permits" ADD CONSTRAINT "stay_permits_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_until" ON "alerts" USING btree ("counts_until");--> statement-breakpoint
CREATE INDEX "trip_presences_country" ON "trip_presences" USING btree ("company_id","country_code","presumed_until");--> statement-breakpoint
CREATE INDEX "trip_presences_city" ON "trip_presences" USING btree ("company_id","city_code","presumed_until");--> statement-breakpoint
CREATE INDEX "trip_presences_company" ON "trip_presences" USING btree ("company_id","presumed_until");--> statement-breakpoint
CREATE INDEX "trip_presences_profile" ON "trip_presences" USING btree ("profile_id","presumed_until");--> statement-breakpoint
CREATE INDEX "advisory_changes_country" ON "advisory_changes" USING btree ("target_country","changed_at");--> statement-breakpoint
CREATE INDEX "risk_views_company" ON "risk_views" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "risk_searches_profile" ON "risk_searches" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "roll_call_events_call" ON "roll_call_events" USING btree ("roll_call_id","version");--> statement-breakpoint
CREATE INDEX "roll_call_events_person" ON "roll_call_events" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "roll_call_keys_person" ON "roll_call_keys" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "roll_call_people_call" ON "roll_call_people" USING btree ("roll_call_id","answer");--> statement-breakpoint
CREATE INDEX "roll_call_people_profile" ON "roll_call_people" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "roll_call_people_trip" ON "roll_call_people" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "roll_calls_company" ON "roll_calls" USING btree ("company_id","asked_at");--> statement-breakpoint
CREATE INDEX "other_stays_profile" ON "other_stays" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "stay_permits_profile" ON "stay_permits" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "trips_company_end" ON "trips" USING btree ("company_id",coalesce("presumed_until", "ends_at"));--> statement-breakpoint
CREATE UNIQUE INDEX "advisories_country" ON "advisories" USING btree ("target_country","source_country");