ALTER TABLE "advisories" ADD COLUMN "parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "advisories" ADD COLUMN "is_current" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "advisory_feeds" ADD COLUMN "loss" text;--> statement-breakpoint
ALTER TABLE "advisory_feeds" ADD COLUMN "loss_since" timestamp with time zone;