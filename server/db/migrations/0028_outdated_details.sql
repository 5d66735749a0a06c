ALTER TABLE "profile_changes" ADD COLUMN "record_id" text;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "details_settled_at" timestamp with time zone;