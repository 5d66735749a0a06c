ALTER TABLE "roll_call_people" ADD COLUMN "written_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "roll_calls" ADD COLUMN "about_texts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "roll_call_people_written" ON "roll_call_people" USING btree ("company_id","written_at");