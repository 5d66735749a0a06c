ALTER TABLE "employees" ADD COLUMN "scim_deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "employees_page" ON "employees" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "employees_changed" ON "employees" USING btree ("company_id","updated_at");