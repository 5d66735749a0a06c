CREATE TABLE "saml_answers" (
	"request_id" text PRIMARY KEY NOT NULL,
	"artifact_hash" text NOT NULL,
	"profile_id" text NOT NULL,
	"response" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "saml_answers_artifactHash_unique" UNIQUE("artifact_hash")
);
--> statement-breakpoint
ALTER TABLE "sso_codes" ADD COLUMN "traveler_type" text DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_sessions" ADD COLUMN "traveler_type" text DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_sessions" ADD COLUMN "guest" jsonb;--> statement-breakpoint
ALTER TABLE "tool_sessions" ADD COLUMN "is_mobile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_sessions" ADD COLUMN "hides_menu" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "guest" jsonb;--> statement-breakpoint
ALTER TABLE "saml_answers" ADD CONSTRAINT "saml_answers_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;