ALTER TABLE "scim_tokens" ADD COLUMN "invites" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "trip_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "trip_notifications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "last_actor_profile_id" text;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_last_actor_profile_id_profiles_id_fk" FOREIGN KEY ("last_actor_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;