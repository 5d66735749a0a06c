CREATE TABLE "travel_budgets" (
	"company_id" text NOT NULL,
	"cost_center_id" text NOT NULL,
	"year" integer NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "travel_budgets_cost_center_id_year_pk" PRIMARY KEY("cost_center_id","year")
);
--> statement-breakpoint
ALTER TABLE "travel_budgets" ADD CONSTRAINT "travel_budgets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_budgets" ADD CONSTRAINT "travel_budgets_cost_center_id_cost_centers_id_fk" FOREIGN KEY ("cost_center_id") REFERENCES "public"."cost_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "travel_budgets_company" ON "travel_budgets" USING btree ("company_id","year");--> statement-breakpoint
CREATE INDEX "trips_planned" ON "trips" USING btree ("company_id") WHERE "trips"."status" in ('pending', 'sentBack');