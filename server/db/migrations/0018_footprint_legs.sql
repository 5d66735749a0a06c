CREATE TABLE "carbon_targets" (
	"company_id" text PRIMARY KEY NOT NULL,
	"budgets" jsonb NOT NULL,
	"price_per_tonne" numeric(12, 2),
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "footprint_legs" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"cost_center_id" text,
	"record_id" text,
	"trip_id" text,
	"booking_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"travelled_on" text NOT NULL,
	"kind" text NOT NULL,
	"from_code" text NOT NULL,
	"from_city" text NOT NULL,
	"from_city_code" text NOT NULL,
	"to_code" text NOT NULL,
	"to_city" text NOT NULL,
	"to_city_code" text NOT NULL,
	"km" double precision,
	"cabin" text,
	"nights" integer,
	"status" text NOT NULL,
	"quality" text NOT NULL,
	"reason" text,
	"edition" text,
	"factor_id" text,
	"unit" text,
	"value" double precision,
	"value_without_forcing" double precision,
	"kg" double precision,
	"kg_without_forcing" double precision
);
--> statement-breakpoint
ALTER TABLE "carbon_targets" ADD CONSTRAINT "carbon_targets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprint_legs" ADD CONSTRAINT "footprint_legs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprint_legs" ADD CONSTRAINT "footprint_legs_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprint_legs" ADD CONSTRAINT "footprint_legs_cost_center_id_cost_centers_id_fk" FOREIGN KEY ("cost_center_id") REFERENCES "public"."cost_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprint_legs" ADD CONSTRAINT "footprint_legs_record_id_booking_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."booking_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprint_legs" ADD CONSTRAINT "footprint_legs_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "footprint_legs_company" ON "footprint_legs" USING btree ("company_id","travelled_on");--> statement-breakpoint
CREATE INDEX "footprint_legs_profile" ON "footprint_legs" USING btree ("profile_id","travelled_on");--> statement-breakpoint
CREATE INDEX "footprint_legs_trip" ON "footprint_legs" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "footprint_legs_record" ON "footprint_legs" USING btree ("record_id");