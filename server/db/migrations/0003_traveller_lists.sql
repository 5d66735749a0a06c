DROP INDEX "profiles_company";--> statement-breakpoint
DROP INDEX "arranger_requests_arranger";--> statement-breakpoint
CREATE INDEX "profiles_company_email" ON "profiles" USING btree ("company_id",lower("email"),"id");--> statement-breakpoint
CREATE INDEX "profiles_company_name" ON "profiles" USING btree ("company_id",translate(lower("last_name"), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'),translate(lower("first_name"), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'),lower("email"),"id");--> statement-breakpoint
CREATE INDEX "arranger_requests_arranger" ON "arranger_requests" USING btree ("arranger_profile_id","traveler_profile_id","status");