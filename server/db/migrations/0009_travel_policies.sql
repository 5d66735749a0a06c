ALTER TABLE "import_rows" ADD COLUMN "lacks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "unready" jsonb;--> statement-breakpoint
ALTER TABLE "travel_policies" ADD COLUMN "names" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_policies" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_policies" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_policies" ADD COLUMN "needs_approval" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_policies" ADD COLUMN "hotel_limits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_policies" ADD COLUMN "premium_from_hours" integer;--> statement-breakpoint
ALTER TABLE "travel_policies" ADD COLUMN "days_in_advance" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_policies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "travel_policies" SET "names" = jsonb_build_array(jsonb_build_object('locale', 'en-CA', 'value', "name"));--> statement-breakpoint
UPDATE "travel_policies" SET "is_default" = true WHERE "id" IN (
	SELECT DISTINCT ON ("company_id") "id" FROM "travel_policies" ORDER BY "company_id", lower("name") <> 'standard', "name", "id");--> statement-breakpoint
UPDATE "employees" AS e SET "travel_policy_id" = p."id", "version" = e."version" + 1, "updated_at" = now()
	FROM "travel_policies" p WHERE p."company_id" = e."company_id" AND p."is_default" AND e."travel_policy_id" IS NULL;--> statement-breakpoint
UPDATE "employees" SET "approver_id" = "manager_id", "version" = "version" + 1, "updated_at" = now()
	WHERE "approver_id" IS NULL AND "manager_id" <> "id";
