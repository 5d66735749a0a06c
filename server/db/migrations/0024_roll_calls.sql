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
CREATE INDEX "roll_call_events_call" ON "roll_call_events" USING btree ("roll_call_id","version");--> statement-breakpoint
CREATE INDEX "roll_call_keys_person" ON "roll_call_keys" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "roll_call_people_call" ON "roll_call_people" USING btree ("roll_call_id","answer");--> statement-breakpoint
CREATE INDEX "roll_call_people_profile" ON "roll_call_people" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "roll_calls_company" ON "roll_calls" USING btree ("company_id","asked_at");