CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "card_assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"card_id" text NOT NULL,
	"cost_center_id" text,
	"includes_below" boolean DEFAULT false NOT NULL,
	"employee_id" text
);
--> statement-breakpoint
CREATE TABLE "company_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"cost_center_id" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"masked_number" text NOT NULL,
	"sealed_number" text NOT NULL,
	"expiry_month" text NOT NULL,
	"uses" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_profile_id" text,
	"scim_token_id" text,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cost_center_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"cost_center_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" text NOT NULL,
	"row" integer NOT NULL,
	"values" jsonb NOT NULL,
	"unsent" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"is_bad" boolean NOT NULL,
	"outcome" text,
	"target_id" text NOT NULL,
	"key" text NOT NULL,
	"other_key" text NOT NULL,
	"level" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"actor_profile_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"status" text NOT NULL,
	"mode" text,
	"total_rows" integer NOT NULL,
	"received_rows" integer DEFAULT 0 NOT NULL,
	"checked_rows" integer DEFAULT 0 NOT NULL,
	"bad_rows" integer DEFAULT 0 NOT NULL,
	"to_add" integer DEFAULT 0 NOT NULL,
	"to_change" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "role_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"role" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by_profile_id" text,
	"decided_at" timestamp with time zone,
	"decision" text
);
--> statement-breakpoint
CREATE TABLE "scim_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"start" text NOT NULL,
	"created_by_profile_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "scim_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "employee_counts" (
	"company_id" text NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "employee_counts_company_id_status_pk" PRIMARY KEY("company_id","status")
);
--> statement-breakpoint
DROP INDEX "cost_centers_company";--> statement-breakpoint
DROP INDEX "employees_company";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "idle_seconds" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "disclaimers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "needs_company_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD COLUMN "scim_id" text;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "scim_id" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "scim_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_assignments" ADD CONSTRAINT "card_assignments_card_id_company_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."company_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_assignments" ADD CONSTRAINT "card_assignments_cost_center_id_cost_centers_id_fk" FOREIGN KEY ("cost_center_id") REFERENCES "public"."cost_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_assignments" ADD CONSTRAINT "card_assignments_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_cards" ADD CONSTRAINT "company_cards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_cards" ADD CONSTRAINT "company_cards_cost_center_id_cost_centers_id_fk" FOREIGN KEY ("cost_center_id") REFERENCES "public"."cost_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_changes" ADD CONSTRAINT "company_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_changes" ADD CONSTRAINT "company_changes_actor_profile_id_profiles_id_fk" FOREIGN KEY ("actor_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_center_roles" ADD CONSTRAINT "cost_center_roles_cost_center_id_cost_centers_id_fk" FOREIGN KEY ("cost_center_id") REFERENCES "public"."cost_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_center_roles" ADD CONSTRAINT "cost_center_roles_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_actor_profile_id_profiles_id_fk" FOREIGN KEY ("actor_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_decided_by_profile_id_profiles_id_fk" FOREIGN KEY ("decided_by_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_created_by_profile_id_profiles_id_fk" FOREIGN KEY ("created_by_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_counts" ADD CONSTRAINT "employee_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_assignments_card" ON "card_assignments" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "card_assignments_center" ON "card_assignments" USING btree ("cost_center_id");--> statement-breakpoint
CREATE INDEX "card_assignments_employee" ON "card_assignments" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "company_cards_center" ON "company_cards" USING btree ("company_id","cost_center_id");--> statement-breakpoint
CREATE INDEX "company_changes_company" ON "company_changes" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "company_changes_entity" ON "company_changes" USING btree ("company_id","entity_id","at");--> statement-breakpoint
CREATE INDEX "cost_center_roles_center" ON "cost_center_roles" USING btree ("cost_center_id","start_date");--> statement-breakpoint
CREATE INDEX "cost_center_roles_employee" ON "cost_center_roles" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "import_rows_key" ON "import_rows" USING btree ("import_id","key");--> statement-breakpoint
CREATE INDEX "import_rows_other_key" ON "import_rows" USING btree ("import_id","other_key");--> statement-breakpoint
CREATE INDEX "import_rows_next" ON "import_rows" USING btree ("import_id","is_bad","level","row");--> statement-breakpoint
CREATE INDEX "imports_company" ON "imports" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "role_requests_company" ON "role_requests" USING btree ("company_id","decided_at");--> statement-breakpoint
CREATE INDEX "scim_tokens_company" ON "scim_tokens" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "cost_centers_parent" ON "cost_centers" USING btree ("company_id","parent_id","external_id");--> statement-breakpoint
CREATE INDEX "employees_status" ON "employees" USING btree ("company_id","type","status");--> statement-breakpoint
CREATE INDEX "employees_cost_center" ON "employees" USING btree ("cost_center_id");--> statement-breakpoint
CREATE INDEX "employees_manager" ON "employees" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "employees_approver" ON "employees" USING btree ("approver_id");--> statement-breakpoint
CREATE INDEX "employees_scim" ON "employees" USING btree ("company_id","scim_id");--> statement-breakpoint
CREATE INDEX "employees_page" ON "employees" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "employees_changed" ON "employees" USING btree ("company_id","updated_at");--> statement-breakpoint
CREATE INDEX "profile_roles_role" ON "profile_roles" USING btree ("role","profile_id");--> statement-breakpoint
CREATE INDEX "profiles_company_number" ON "profiles" USING btree ("company_id","internal_employee_id","id");--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin (translate(lower("first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "internal_employee_id"), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_number" UNIQUE("company_id","external_id");--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_number" UNIQUE("company_id","external_id");