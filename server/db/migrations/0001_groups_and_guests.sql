CREATE TABLE "group_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"organizer_profile_id" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"masked_number" text NOT NULL,
	"sealed_number" text NOT NULL,
	"expiry_month" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_travelers" (
	"id" text PRIMARY KEY NOT NULL,
	"group_travel_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"status" text NOT NULL,
	"key_hash" text,
	"key_expires_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"needs_no_trip" boolean DEFAULT false NOT NULL,
	CONSTRAINT "group_travelers_keyHash_unique" UNIQUE("key_hash"),
	CONSTRAINT "group_travelers_person" UNIQUE("group_travel_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "group_travels" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"shareable_id" text NOT NULL,
	"organizer_profile_id" text NOT NULL,
	"names" jsonb NOT NULL,
	"status" text NOT NULL,
	"actual_location" text,
	"venue" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"arrival_time" text,
	"answer_by" date,
	"book_by" date,
	"budget" numeric(12, 2),
	"notes" text DEFAULT '' NOT NULL,
	"credit_card_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "group_travels_shareableId_unique" UNIQUE("shareable_id")
);
--> statement-breakpoint
CREATE TABLE "guest_stays" (
	"employee_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"host_employee_id" text,
	"created_by_profile_id" text NOT NULL,
	"end_date" date NOT NULL,
	"payment" text NOT NULL,
	"has_access" boolean NOT NULL,
	"has_email" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"invited_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	"cleared_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tool_sessions" ADD COLUMN "group_travel_id" text;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "group_travel_id" text;--> statement-breakpoint
ALTER TABLE "group_cards" ADD CONSTRAINT "group_cards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_cards" ADD CONSTRAINT "group_cards_organizer_profile_id_profiles_id_fk" FOREIGN KEY ("organizer_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_travelers" ADD CONSTRAINT "group_travelers_group_travel_id_group_travels_id_fk" FOREIGN KEY ("group_travel_id") REFERENCES "public"."group_travels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_travelers" ADD CONSTRAINT "group_travelers_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_travels" ADD CONSTRAINT "group_travels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_travels" ADD CONSTRAINT "group_travels_organizer_profile_id_profiles_id_fk" FOREIGN KEY ("organizer_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_travels" ADD CONSTRAINT "group_travels_credit_card_id_group_cards_id_fk" FOREIGN KEY ("credit_card_id") REFERENCES "public"."group_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_stays" ADD CONSTRAINT "guest_stays_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_stays" ADD CONSTRAINT "guest_stays_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_stays" ADD CONSTRAINT "guest_stays_host_employee_id_employees_id_fk" FOREIGN KEY ("host_employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_stays" ADD CONSTRAINT "guest_stays_created_by_profile_id_profiles_id_fk" FOREIGN KEY ("created_by_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_cards_organizer" ON "group_cards" USING btree ("organizer_profile_id");--> statement-breakpoint
CREATE INDEX "group_travelers_profile" ON "group_travelers" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "group_travels_organizer" ON "group_travels" USING btree ("organizer_profile_id","start_date");--> statement-breakpoint
CREATE INDEX "group_travels_company" ON "group_travels" USING btree ("company_id","start_date");--> statement-breakpoint
CREATE INDEX "guest_stays_company" ON "guest_stays" USING btree ("company_id","end_date");--> statement-breakpoint
CREATE INDEX "guest_stays_host" ON "guest_stays" USING btree ("host_employee_id");--> statement-breakpoint
ALTER TABLE "tool_sessions" ADD CONSTRAINT "tool_sessions_group_travel_id_group_travels_id_fk" FOREIGN KEY ("group_travel_id") REFERENCES "public"."group_travels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_group_travel_id_group_travels_id_fk" FOREIGN KEY ("group_travel_id") REFERENCES "public"."group_travels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arranger_requests_traveler" ON "arranger_requests" USING btree ("traveler_profile_id");--> statement-breakpoint
CREATE INDEX "trips_group" ON "trips" USING btree ("group_travel_id");