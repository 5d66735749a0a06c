ALTER TABLE "hr_profiles" DROP CONSTRAINT "hr_profiles_email";--> statement-breakpoint
ALTER TABLE "phone_activations" ADD COLUMN "sends" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_activations" DROP COLUMN "sent_at";--> statement-breakpoint
ALTER TABLE "hr_profiles" ADD CONSTRAINT "hr_profiles_email" UNIQUE("company_id","email");