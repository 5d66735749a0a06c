ALTER TABLE "company_changes" ADD COLUMN "part_of_id" text;--> statement-breakpoint
ALTER TABLE "company_changes" ADD COLUMN "position" bigserial NOT NULL;--> statement-breakpoint
CREATE INDEX "company_changes_part" ON "company_changes" USING btree ("company_id","part_of_id","at");