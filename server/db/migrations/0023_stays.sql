CREATE TABLE "other_stays" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"country" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay_permits" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"valid_from" date,
	"valid_until" date
);
--> statement-breakpoint
ALTER TABLE "other_stays" ADD CONSTRAINT "other_stays_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "other_stays" ADD CONSTRAINT "other_stays_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_permits" ADD CONSTRAINT "stay_permits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_permits" ADD CONSTRAINT "stay_permits_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "other_stays_profile" ON "other_stays" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "stay_permits_profile" ON "stay_permits" USING btree ("profile_id");