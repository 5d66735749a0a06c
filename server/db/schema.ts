// Drizzle's relational client wants one object with every table; this is that object, not a way to import tables.
export * from './schema/company.ts'
export * from './schema/identity.ts'
export * from './schema/people.ts'
export * from './schema/profileData.ts'
export * from './schema/reference.ts'
export * from './schema/trips.ts'
