CREATE TABLE "home_content" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"screen" text,
	"published_from" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maintenance_dismissals" (
	"profile_id" text NOT NULL,
	"notice_id" text NOT NULL,
	CONSTRAINT "maintenance_dismissals_profile_id_notice_id_pk" PRIMARY KEY("profile_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "maintenance_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"status" text NOT NULL,
	"category" text NOT NULL,
	"impacted_components" jsonb NOT NULL,
	"disclaimer_start" timestamp with time zone NOT NULL,
	"maintenance_start" timestamp with time zone NOT NULL,
	"maintenance_end" timestamp with time zone NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "home_content" ADD CONSTRAINT "home_content_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_dismissals" ADD CONSTRAINT "maintenance_dismissals_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_dismissals" ADD CONSTRAINT "maintenance_dismissals_notice_id_maintenance_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."maintenance_notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_notices" ADD CONSTRAINT "maintenance_notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_content_company" ON "home_content" USING btree ("company_id","kind","published_from");--> statement-breakpoint
CREATE INDEX "maintenance_dismissals_notice" ON "maintenance_dismissals" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "maintenance_notices_company" ON "maintenance_notices" USING btree ("company_id","maintenance_end");