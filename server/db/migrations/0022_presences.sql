CREATE TABLE "trip_presences" (
	"trip_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"company_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"country_code" text NOT NULL,
	"city_code" text NOT NULL,
	"place_code" text NOT NULL,
	"city" text NOT NULL,
	"time_zone" text NOT NULL,
	"latitude" real,
	"longitude" real,
	"sets_out_at" timestamp with time zone NOT NULL,
	"arrives_at" timestamp with time zone NOT NULL,
	"leaves_at" timestamp with time zone NOT NULL,
	"arrives_local" text NOT NULL,
	"leaves_local" text NOT NULL,
	"is_home" boolean NOT NULL,
	"nights" integer NOT NULL,
	"nights_without_hotel" integer NOT NULL,
	CONSTRAINT "trip_presences_trip_id_ordinal_pk" PRIMARY KEY("trip_id","ordinal")
);
--> statement-breakpoint
ALTER TABLE "trip_presences" ADD CONSTRAINT "trip_presences_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_presences" ADD CONSTRAINT "trip_presences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_presences" ADD CONSTRAINT "trip_presences_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_presences_country" ON "trip_presences" USING btree ("company_id","country_code","leaves_at");--> statement-breakpoint
CREATE INDEX "trip_presences_city" ON "trip_presences" USING btree ("company_id","city_code","leaves_at");--> statement-breakpoint
CREATE INDEX "trip_presences_company" ON "trip_presences" USING btree ("company_id","leaves_at");--> statement-breakpoint
CREATE INDEX "trip_presences_profile" ON "trip_presences" USING btree ("profile_id","leaves_at");