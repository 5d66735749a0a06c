CREATE TABLE "certified_hotels" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"city_code" text NOT NULL,
	"country_code" text NOT NULL,
	"latitude" real NOT NULL,
	"longitude" real NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotel_certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"scheme" text NOT NULL,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"points" integer,
	"rating_system" text NOT NULL,
	"certificate_number" text NOT NULL,
	"issued_on" text NOT NULL,
	"valid_until" text,
	"verified_by" text NOT NULL,
	"gstc" text
);
--> statement-breakpoint
CREATE TABLE "preferred_hotels" (
	"company_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	CONSTRAINT "preferred_hotels_company_id_hotel_id_pk" PRIMARY KEY("company_id","hotel_id")
);
--> statement-breakpoint
ALTER TABLE "hotel_certificates" ADD CONSTRAINT "hotel_certificates_hotel_id_certified_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."certified_hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferred_hotels" ADD CONSTRAINT "preferred_hotels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferred_hotels" ADD CONSTRAINT "preferred_hotels_hotel_id_certified_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."certified_hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certified_hotels_city" ON "certified_hotels" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "hotel_certificates_hotel" ON "hotel_certificates" USING btree ("hotel_id");