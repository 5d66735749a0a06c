CREATE TABLE "travel_budgets" (
	"company_id" text NOT NULL,
	"cost_center_id" text NOT NULL,
	"year" integer NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "travel_budgets_cost_center_id_year_pk" PRIMARY KEY("cost_center_id","year")
);
--> statement-breakpoint
CREATE TABLE "project_numbers" (
	"company_id" text NOT NULL,
	"key" text NOT NULL,
	"number" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"upload" text NOT NULL,
	CONSTRAINT "project_numbers_company_id_key_pk" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "trip_fields" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"names" jsonb NOT NULL,
	"hints" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kind" text NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_always_required" boolean DEFAULT false NOT NULL,
	"policy_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"place" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "absences" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"stand_in_employee_id" text
);
--> statement-breakpoint
CREATE TABLE "approval_asked" (
	"question_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"role" text NOT NULL,
	"ordinal" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "approval_asked_question_id_profile_id_pk" PRIMARY KEY("question_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "approval_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"profile_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"trip_id" text NOT NULL,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"booker_profile_id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"silence" text NOT NULL,
	"answer_hours" integer NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"comment" text DEFAULT '' NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
ALTER TABLE "travel_policies" ADD COLUMN "approval" jsonb DEFAULT '{"answerHours":24,"silence":"next","dearerPercent":10,"rules":[{"kind":"trip","scope":"within","above":0,"action":"nothing"},{"kind":"trip","scope":"outside","above":0,"action":"nothing"}]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_credit_uses" ADD COLUMN "fee" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_credit_uses" ADD COLUMN "trip_id" text;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "approval" text;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "paid_by_credits" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "refunded_to_credits" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_budgets" ADD CONSTRAINT "travel_budgets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_budgets" ADD CONSTRAINT "travel_budgets_cost_center_id_cost_centers_id_fk" FOREIGN KEY ("cost_center_id") REFERENCES "public"."cost_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_numbers" ADD CONSTRAINT "project_numbers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_fields" ADD CONSTRAINT "trip_fields_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_stand_in_employee_id_employees_id_fk" FOREIGN KEY ("stand_in_employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_asked" ADD CONSTRAINT "approval_asked_question_id_approval_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."approval_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_asked" ADD CONSTRAINT "approval_asked_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_keys" ADD CONSTRAINT "approval_keys_question_id_approval_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."approval_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_keys" ADD CONSTRAINT "approval_keys_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_questions" ADD CONSTRAINT "approval_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_questions" ADD CONSTRAINT "approval_questions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_questions" ADD CONSTRAINT "approval_questions_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_questions" ADD CONSTRAINT "approval_questions_booker_profile_id_profiles_id_fk" FOREIGN KEY ("booker_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_questions" ADD CONSTRAINT "approval_questions_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "travel_budgets_company" ON "travel_budgets" USING btree ("company_id","year");--> statement-breakpoint
CREATE INDEX "trip_fields_company" ON "trip_fields" USING btree ("company_id","place");--> statement-breakpoint
CREATE INDEX "absences_profile" ON "absences" USING btree ("profile_id","until_day");--> statement-breakpoint
CREATE INDEX "approval_asked_profile" ON "approval_asked" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "approval_keys_question" ON "approval_keys" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_questions_waiting" ON "approval_questions" USING btree ("trip_id") WHERE "approval_questions"."status" in ('waiting', 'sentBack');--> statement-breakpoint
CREATE INDEX "approval_questions_trip" ON "approval_questions" USING btree ("trip_id","position");--> statement-breakpoint
CREATE INDEX "approval_questions_due" ON "approval_questions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "approval_questions_company" ON "approval_questions" USING btree ("company_id","status");--> statement-breakpoint
ALTER TABLE "travel_credit_uses" ADD CONSTRAINT "travel_credit_uses_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "travel_credit_uses_trip" ON "travel_credit_uses" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "trips_planned" ON "trips" USING btree ("company_id") WHERE "trips"."status" = 'pending';--> statement-breakpoint
UPDATE "travel_policies" SET "approval" = '{"answerHours":24,"silence":"next","dearerPercent":10,"rules":[{"kind":"trip","scope":"within","above":0,"action":"ask"},{"kind":"trip","scope":"outside","above":0,"action":"ask"}]}'::jsonb WHERE "needs_approval";
