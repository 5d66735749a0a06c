ALTER TABLE "guest_stays" ADD COLUMN "reminded_of" date;--> statement-breakpoint
CREATE INDEX "trips_guest" ON "trips" USING btree ("company_id",("guest" ->> 'email'));