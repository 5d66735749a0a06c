CREATE TABLE "travel_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"requester_profile_id" text NOT NULL,
	"purpose" text NOT NULL,
	"places" jsonb NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"currency" text NOT NULL,
	"estimate" numeric(12, 2) NOT NULL,
	"status" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_questions" ALTER COLUMN "trip_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "approval_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_questions" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "tool_sessions" ADD COLUMN "typed" jsonb;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "travel_requests" ADD CONSTRAINT "travel_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_requests" ADD CONSTRAINT "travel_requests_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_requests" ADD CONSTRAINT "travel_requests_requester_profile_id_profiles_id_fk" FOREIGN KEY ("requester_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "travel_requests_profile" ON "travel_requests" USING btree ("profile_id","until_day");--> statement-breakpoint
CREATE INDEX "travel_requests_approved" ON "travel_requests" USING btree ("company_id","until_day") WHERE "travel_requests"."status" = 'approved';--> statement-breakpoint
ALTER TABLE "approval_questions" ADD CONSTRAINT "approval_questions_request_id_travel_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."travel_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_request_id_travel_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."travel_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_questions_request_waiting" ON "approval_questions" USING btree ("request_id") WHERE "approval_questions"."status" in ('waiting', 'sentBack');--> statement-breakpoint
CREATE INDEX "approval_questions_request" ON "approval_questions" USING btree ("request_id","position");--> statement-breakpoint
CREATE INDEX "trips_request" ON "trips" USING btree ("request_id");--> statement-breakpoint
ALTER TABLE "approval_questions" ADD CONSTRAINT "approval_questions_subject" CHECK (num_nonnulls("approval_questions"."trip_id", "approval_questions"."request_id") = 1);