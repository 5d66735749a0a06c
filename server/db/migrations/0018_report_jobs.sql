CREATE TABLE "report_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"traveler_profile_id" text,
	"type" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"culture" text NOT NULL,
	"columns" jsonb NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"total_rows" integer,
	"created_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone,
	"as_of" timestamp with time zone,
	"size" integer,
	"file_name" text,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_parts" (
	"job_id" text NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "report_parts_job_id_part_pk" PRIMARY KEY("job_id","part")
);
--> statement-breakpoint
ALTER TABLE "report_jobs" ADD CONSTRAINT "report_jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_jobs" ADD CONSTRAINT "report_jobs_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_jobs" ADD CONSTRAINT "report_jobs_traveler_profile_id_profiles_id_fk" FOREIGN KEY ("traveler_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_parts" ADD CONSTRAINT "report_parts_job_id_report_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."report_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_jobs_profile" ON "report_jobs" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "report_jobs_waiting" ON "report_jobs" USING btree ("created_at") WHERE "report_jobs"."status" in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "report_jobs_running" ON "report_jobs" USING btree ("profile_id") WHERE "report_jobs"."status" = 'running';