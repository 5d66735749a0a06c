CREATE TABLE "travel_credit_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"credit_id" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_credits" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"trip_id" text NOT NULL,
	"airline_code" text NOT NULL,
	"airline_name" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"used_amount" numeric(12, 2) DEFAULT 0 NOT NULL,
	"change_fee" numeric(12, 2) NOT NULL,
	"issued_on" text NOT NULL,
	"valid_until" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "travel_credits_trip" UNIQUE("trip_id","airline_code")
);
--> statement-breakpoint
CREATE TABLE "certified_hotels" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"city_code" text NOT NULL,
	"country_code" text NOT NULL,
	"latitude" real NOT NULL,
	"longitude" real NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotel_certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"scheme" text NOT NULL,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"points" integer,
	"rating_system" text NOT NULL,
	"certificate_number" text NOT NULL,
	"issued_on" text NOT NULL,
	"valid_until" text,
	"verified_by" text NOT NULL,
	"gstc" text
);
--> statement-breakpoint
CREATE TABLE "preferred_hotels" (
	"company_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	CONSTRAINT "preferred_hotels_company_id_hotel_id_pk" PRIMARY KEY("company_id","hotel_id")
);
--> statement-breakpoint
CREATE TABLE "report_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"traveler_profile_id" text,
	"type" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"culture" text NOT NULL,
	"columns" jsonb NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"total_rows" integer,
	"created_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone,
	"as_of" timestamp with time zone,
	"size" integer,
	"file_name" text,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_parts" (
	"job_id" text NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "report_parts_job_id_part_pk" PRIMARY KEY("job_id","part")
);
--> statement-breakpoint
ALTER TABLE "travel_credit_uses" ADD CONSTRAINT "travel_credit_uses_credit_id_travel_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."travel_credits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_credit_uses" ADD CONSTRAINT "travel_credit_uses_recorded_by_profiles_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_credits" ADD CONSTRAINT "travel_credits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_credits" ADD CONSTRAINT "travel_credits_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_credits" ADD CONSTRAINT "travel_credits_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_certificates" ADD CONSTRAINT "hotel_certificates_hotel_id_certified_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."certified_hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferred_hotels" ADD CONSTRAINT "preferred_hotels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferred_hotels" ADD CONSTRAINT "preferred_hotels_hotel_id_certified_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."certified_hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_jobs" ADD CONSTRAINT "report_jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_jobs" ADD CONSTRAINT "report_jobs_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_jobs" ADD CONSTRAINT "report_jobs_traveler_profile_id_profiles_id_fk" FOREIGN KEY ("traveler_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_parts" ADD CONSTRAINT "report_parts_job_id_report_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."report_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "travel_credit_uses_credit" ON "travel_credit_uses" USING btree ("credit_id");--> statement-breakpoint
CREATE INDEX "travel_credits_profile" ON "travel_credits" USING btree ("profile_id","valid_until");--> statement-breakpoint
CREATE INDEX "travel_credits_company" ON "travel_credits" USING btree ("company_id","valid_until");--> statement-breakpoint
CREATE INDEX "certified_hotels_city" ON "certified_hotels" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "hotel_certificates_hotel" ON "hotel_certificates" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "report_jobs_profile" ON "report_jobs" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "report_jobs_waiting" ON "report_jobs" USING btree ("created_at") WHERE "report_jobs"."status" in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "report_jobs_running" ON "report_jobs" USING btree ("profile_id") WHERE "report_jobs"."status" = 'running';