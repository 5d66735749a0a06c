ALTER TABLE "employees" ADD COLUMN "import_id" text;--> statement-breakpoint
CREATE INDEX "employees_import" ON "employees" USING btree ("import_id");