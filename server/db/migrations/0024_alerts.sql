CREATE TABLE "alert_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"problem" text,
	"etag" text,
	"known" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"documents" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"warned" integer DEFAULT 0 NOT NULL,
	"last_refusal" text
);
--> statement-breakpoint
CREATE TABLE "alert_replacements" (
	"sender" text NOT NULL,
	"identifier" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_replacements_sender_identifier_sent_at_pk" PRIMARY KEY("sender","identifier","sent_at")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"sender" text NOT NULL,
	"identifier" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"severity" integer NOT NULL,
	"is_announcement" boolean NOT NULL,
	"is_over" boolean NOT NULL,
	"category" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"counts_until" timestamp with time zone NOT NULL,
	"countries" text[] NOT NULL,
	"areas" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"south" real,
	"north" real,
	"west" real,
	"east" real,
	"is_demo" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "alerts_until" ON "alerts" USING btree ("counts_until");