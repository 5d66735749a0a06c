CREATE TABLE "advisory_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"target_country" text NOT NULL,
	"source_country" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advisory_feeds" (
	"source_country" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failure_code" text,
	"places" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"parser_version" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_views" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"viewer_profile_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "advisories_country";--> statement-breakpoint
ALTER TABLE "advisories" ADD COLUMN "regional_level" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "advisories" ADD COLUMN "blocks" jsonb DEFAULT '{"en":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "advisories" ADD COLUMN "evidence" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "advisories" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "risk_views" ADD CONSTRAINT "risk_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_views" ADD CONSTRAINT "risk_views_viewer_profile_id_profiles_id_fk" FOREIGN KEY ("viewer_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advisory_changes_country" ON "advisory_changes" USING btree ("target_country","changed_at");--> statement-breakpoint
CREATE INDEX "risk_views_company" ON "risk_views" USING btree ("company_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "advisories_country" ON "advisories" USING btree ("target_country","source_country");