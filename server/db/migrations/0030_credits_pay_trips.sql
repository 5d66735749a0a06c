ALTER TABLE "travel_credit_uses" ADD COLUMN "fee" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_credit_uses" ADD COLUMN "trip_id" text;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "paid_by_credits" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "refunded_to_credits" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_credit_uses" ADD CONSTRAINT "travel_credit_uses_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "travel_credit_uses_trip" ON "travel_credit_uses" USING btree ("trip_id");