CREATE TABLE "action_marks" (
	"profile_id" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"until" date,
	CONSTRAINT "action_marks_profile_id_key_pk" PRIMARY KEY("profile_id","key")
);
--> statement-breakpoint
CREATE TABLE "emergency_contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"relationship" text NOT NULL,
	"code" text NOT NULL,
	"phone_number" text NOT NULL,
	"extension" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "emergency_contacts_profile" UNIQUE("profile_id")
);
--> statement-breakpoint
CREATE TABLE "hr_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"internal_employee_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"job_title" text NOT NULL,
	"cost_center_id" text,
	CONSTRAINT "hr_profiles_number" UNIQUE("company_id","internal_employee_id"),
	CONSTRAINT "hr_profiles_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"category" text NOT NULL,
	"program_code" text NOT NULL,
	"number" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "memberships_program" UNIQUE("profile_id","program_code")
);
--> statement-breakpoint
CREATE TABLE "phone_activations" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"actor_profile_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"section" text NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_preferences" (
	"tp_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"seat_position_lengthwise" text NOT NULL,
	"seat_position_widthwise" text NOT NULL,
	"seat_location" text NOT NULL,
	"seat_type" text NOT NULL,
	"car_size" text NOT NULL,
	"room_type" text NOT NULL,
	"air_requests" text NOT NULL,
	"hotel_requests" text NOT NULL,
	"car_requests" text NOT NULL,
	"train_requests" text NOT NULL,
	"meal" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "travel_preferences_profile" UNIQUE("profile_id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "time_format" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "distance_unit" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "reactivation_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "action_marks" ADD CONSTRAINT "action_marks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hr_profiles" ADD CONSTRAINT "hr_profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_activations" ADD CONSTRAINT "phone_activations_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_changes" ADD CONSTRAINT "profile_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_changes" ADD CONSTRAINT "profile_changes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_changes" ADD CONSTRAINT "profile_changes_actor_profile_id_profiles_id_fk" FOREIGN KEY ("actor_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_preferences" ADD CONSTRAINT "travel_preferences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_preferences" ADD CONSTRAINT "travel_preferences_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_changes_profile" ON "profile_changes" USING btree ("profile_id","at");