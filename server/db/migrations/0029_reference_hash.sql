CREATE TABLE "loaded_reference" (
	"hash" text PRIMARY KEY NOT NULL
);
