import { and, eq, ne } from 'drizzle-orm'
import { employees } from '#server/db/schema/company/company.ts'

/** Condition: an active employee, not a guest. Guests are managed apart (§2) and end by themselves. */
export const staffCondition = and(eq(employees.status, 'active'), ne(employees.type, 'guest'))
