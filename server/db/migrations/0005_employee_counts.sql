-- Keeps `employee_counts`: what statements add to and take from `employees` is added up and noted at once.
CREATE FUNCTION "count_employees"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "employee_counts" AS counted ("company_id", "status", "total")
      SELECT "company_id", "status", count(*)::int FROM added WHERE "type" <> 'guest'
      GROUP BY "company_id", "status" ORDER BY "company_id", "status"
      ON CONFLICT ("company_id", "status") DO UPDATE SET "total" = counted."total" + excluded."total";
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "employee_counts" AS counted ("company_id", "status", "total")
      SELECT "company_id", "status", -count(*)::int FROM gone WHERE "type" <> 'guest'
      GROUP BY "company_id", "status" ORDER BY "company_id", "status"
      ON CONFLICT ("company_id", "status") DO UPDATE SET "total" = counted."total" + excluded."total";
  ELSE
    INSERT INTO "employee_counts" AS counted ("company_id", "status", "total")
      SELECT "company_id", "status", sum(more)::int FROM (
        SELECT "company_id", "status", 1 AS more FROM added WHERE "type" <> 'guest'
        UNION ALL
        SELECT "company_id", "status", -1 FROM gone WHERE "type" <> 'guest') changes
      GROUP BY "company_id", "status" HAVING sum(more) <> 0 ORDER BY "company_id", "status"
      ON CONFLICT ("company_id", "status") DO UPDATE SET "total" = counted."total" + excluded."total";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "employees_added" AFTER INSERT ON "employees" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "count_employees"();--> statement-breakpoint
CREATE TRIGGER "employees_gone" AFTER DELETE ON "employees" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "count_employees"();--> statement-breakpoint
CREATE TRIGGER "employees_changed" AFTER UPDATE ON "employees" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "count_employees"();--> statement-breakpoint
INSERT INTO "employee_counts" ("company_id", "status", "total")
  SELECT "company_id", "status", count(*) FROM "employees" WHERE "type" <> 'guest' GROUP BY "company_id", "status";
