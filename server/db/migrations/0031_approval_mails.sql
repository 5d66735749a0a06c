ALTER TABLE "profiles" ADD COLUMN "approval_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_sessions" ADD COLUMN "typed" jsonb;