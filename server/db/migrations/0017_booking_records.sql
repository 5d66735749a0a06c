CREATE TABLE "booking_records" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"trip_id" text,
	"booking_id" text NOT NULL,
	"status" text NOT NULL,
	"cost_center_id" text,
	"group_id" text,
	"booked_on" text NOT NULL,
	"ticketed_on" text,
	"starts_on" text NOT NULL,
	"ends_on" text NOT NULL,
	"travel_type" text NOT NULL,
	"booking_type" text NOT NULL,
	"is_eligible" boolean NOT NULL,
	"is_group_event" boolean NOT NULL,
	"days_in_advance" integer NOT NULL,
	"nights" integer NOT NULL,
	"hotel_nights" integer NOT NULL,
	"origin_code" text NOT NULL,
	"destination_code" text NOT NULL,
	"destination_city" text NOT NULL,
	"destination_country_code" text NOT NULL,
	"currency" text NOT NULL,
	"flight_amount" numeric(12, 2) DEFAULT 0 NOT NULL,
	"train_amount" numeric(12, 2) DEFAULT 0 NOT NULL,
	"hotel_amount" numeric(12, 2) DEFAULT 0 NOT NULL,
	"car_amount" numeric(12, 2) DEFAULT 0 NOT NULL,
	"fee_amount" numeric(12, 2) DEFAULT 0 NOT NULL,
	"gross_amount" numeric(12, 2) NOT NULL,
	"refunded" numeric(12, 2) DEFAULT 0 NOT NULL,
	"low_fare" numeric(12, 2),
	"reference_fare" numeric(12, 2),
	"policy_respected" boolean,
	"policy_reason" text,
	"is_used_as_ghost" boolean DEFAULT false NOT NULL,
	CONSTRAINT "booking_records_tripId_unique" UNIQUE("trip_id"),
	CONSTRAINT "booking_records_low_fare" CHECK ("booking_records"."low_fare" is null or "booking_records"."low_fare" > 0)
);
--> statement-breakpoint
DROP TABLE "score_months" CASCADE;--> statement-breakpoint
ALTER TABLE "booking_records" ADD CONSTRAINT "booking_records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_records" ADD CONSTRAINT "booking_records_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_records" ADD CONSTRAINT "booking_records_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_records" ADD CONSTRAINT "booking_records_cost_center_id_cost_centers_id_fk" FOREIGN KEY ("cost_center_id") REFERENCES "public"."cost_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_records_company" ON "booking_records" USING btree ("company_id","booked_on");--> statement-breakpoint
CREATE INDEX "booking_records_profile" ON "booking_records" USING btree ("profile_id","booked_on");--> statement-breakpoint
CREATE INDEX "booking_records_cost_center" ON "booking_records" USING btree ("cost_center_id","booked_on");