ALTER TABLE "import_rows" ALTER COLUMN "target_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "unsent" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "is_bad" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "other_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "level" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "columns" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "checked_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "import_rows_other_key" ON "import_rows" USING btree ("import_id","other_key");--> statement-breakpoint
CREATE INDEX "import_rows_next" ON "import_rows" USING btree ("import_id","is_bad","level","row");