CREATE TABLE "booking_months" (
	"company_id" text NOT NULL,
	"month" text NOT NULL,
	"cost_center_id" text,
	"group_id" text,
	"currency" text NOT NULL,
	"is_used_as_ghost" boolean NOT NULL,
	"count" integer NOT NULL,
	"cancelled_count" integer NOT NULL,
	"nights" integer NOT NULL,
	"advanced_purchase_sum" numeric NOT NULL,
	"advanced_purchase_count" integer NOT NULL,
	"hotel_attachment_sum" numeric NOT NULL,
	"hotel_attachment_count" integer NOT NULL,
	"lowest_fare_acceptance_sum" numeric NOT NULL,
	"lowest_fare_acceptance_count" integer NOT NULL,
	"online_adoption_sum" numeric NOT NULL,
	"online_adoption_count" integer NOT NULL,
	"total_spent" numeric NOT NULL,
	"missed_savings" numeric NOT NULL,
	"savings" numeric NOT NULL,
	"reference_total" numeric NOT NULL,
	"rated_price" numeric NOT NULL,
	"flight_amount" numeric NOT NULL,
	"train_amount" numeric NOT NULL,
	"hotel_amount" numeric NOT NULL,
	"car_amount" numeric NOT NULL,
	"fee_amount" numeric NOT NULL,
	"formulas" text NOT NULL,
	CONSTRAINT "booking_months_cell" UNIQUE NULLS NOT DISTINCT("company_id","month","cost_center_id","group_id","currency","is_used_as_ghost")
);
--> statement-breakpoint
DROP INDEX "booking_records_company";--> statement-breakpoint
ALTER TABLE "booking_months" ADD CONSTRAINT "booking_months_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_months" ADD CONSTRAINT "booking_months_cost_center_id_cost_centers_id_fk" FOREIGN KEY ("cost_center_id") REFERENCES "public"."cost_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_records_newest" ON "booking_records" USING btree ("company_id","booked_on","id");