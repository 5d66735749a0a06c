CREATE TABLE "booking_parts" (
	"company_id" text NOT NULL,
	"month" text NOT NULL,
	"cost_center_id" text,
	"group_id" text,
	"currency" text NOT NULL,
	"is_used_as_ghost" boolean NOT NULL,
	"part" text NOT NULL,
	"key" text,
	"bookings" integer NOT NULL,
	"compared" integer NOT NULL,
	"outside" integer NOT NULL,
	"total_spent" numeric NOT NULL,
	"city" text,
	"country_code" text
);
--> statement-breakpoint
DROP INDEX "booking_records_newest";--> statement-breakpoint
ALTER TABLE "booking_parts" ADD CONSTRAINT "booking_parts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_parts" ADD CONSTRAINT "booking_parts_cost_center_id_cost_centers_id_fk" FOREIGN KEY ("cost_center_id") REFERENCES "public"."cost_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_parts_month" ON "booking_parts" USING btree ("company_id","month","cost_center_id");--> statement-breakpoint
CREATE INDEX "booking_records_newest" ON "booking_records" USING btree ("company_id","booked_on","id","profile_id","currency","status","low_fare","gross_amount","fee_amount","refunded");