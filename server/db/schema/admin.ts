import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { CompanyChange } from '#contract/companyChanges.ts'
import type { CostCenterRole } from '#contract/costCenters.ts'
import type { BookingLack, Import, ImportColumn, RowProblem, Unready } from '#contract/imports.ts'
import type { Role } from '#contract/roles.ts'
import { version } from './columns.ts'
import { companies, costCenters, employees } from './company.ts'
import { profiles } from './people.ts'

const companyId = text()
  .notNull()
  .references(() => companies.id)

/** What somebody is to a cost center, from one day to another (§3). Whether it holds now is told by the days. */
export const costCenterRoles = pgTable(
  'cost_center_roles',
  {
    id: text().primaryKey(),
    costCenterId: text()
      .notNull()
      .references(() => costCenters.id),
    employeeId: text()
      .notNull()
      .references(() => employees.id),
    type: text().$type<CostCenterRole['type']>().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    /** The last day; null without an end. */
    endDate: date({ mode: 'string' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    ...version,
  },
  (t) => [
    index('cost_center_roles_center').on(t.costCenterId, t.startDate),
    index('cost_center_roles_employee').on(t.employeeId),
  ],
)

/** Cards of a company, each kept by one cost center; whose trips they pay for stands in `cardAssignments`. */
export const companyCards = pgTable(
  'company_cards',
  {
    id: text().primaryKey(),
    companyId,
    costCenterId: text()
      .notNull()
      .references(() => costCenters.id),
    name: text().notNull(),
    brand: text().notNull(),
    /** First five and last four digits (§3, §9); the full number is stored encrypted. */
    maskedNumber: text().notNull(),
    sealedNumber: text().notNull(),
    /** `yyyy-MM`, valid through the last day of that month. */
    expiryMonth: text().notNull(),
    uses: jsonb().$type<('air' | 'rail' | 'hotel' | 'car')[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    ...version,
  },
  (t) => [index('company_cards_center').on(t.companyId, t.costCenterId)],
)

/** Whom a company card pays for: one person, or the people of one cost center; exactly one of the two is set. */
export const cardAssignments = pgTable(
  'card_assignments',
  {
    id: text().primaryKey(),
    cardId: text()
      .notNull()
      .references(() => companyCards.id, { onDelete: 'cascade' }),
    costCenterId: text().references(() => costCenters.id),
    /** Of a cost center: whether the people of those below it are meant too. */
    includesBelow: boolean().notNull().default(false),
    employeeId: text().references(() => employees.id),
  },
  (t) => [
    index('card_assignments_card').on(t.cardId),
    index('card_assignments_center').on(t.costCenterId),
    index('card_assignments_employee').on(t.employeeId),
  ],
)

/** Roles that an administrator asked for, for themself or somebody else, which a second one allows or refuses. */
export const roleRequests = pgTable(
  'role_requests',
  {
    id: text().primaryKey(),
    companyId,
    profileId: text()
      .notNull()
      .references(() => profiles.id),
    role: text().$type<Role>().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** Who asked, who does not decide; of a provisioning client, who made its token. Null is the person themself. */
    askedByProfileId: text().references(() => profiles.id),
    decidedByProfileId: text().references(() => profiles.id),
    decidedAt: timestamp({ withTimezone: true }),
    decision: text().$type<'allowed' | 'refused'>(),
  },
  (t) => [index('role_requests_company').on(t.companyId, t.decidedAt)],
)

/**
 * The record of administration: who changed what and when of employees, roles, cost centers, cards and settings. Only
 * values that are nobody's personal data are kept; of the others the name of the field.
 */
export const companyChanges = pgTable(
  'company_changes',
  {
    id: text().primaryKey(),
    companyId,
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null where a provisioning client did it. */
    actorProfileId: text().references(() => profiles.id),
    /** The provisioning token it was done with. */
    scimTokenId: text(),
    entity: text().$type<CompanyChange['entity']>().notNull(),
    entityId: text().notNull(),
    action: text().$type<CompanyChange['action']>().notNull(),
    /** What it belongs to, in whose history it stands too: the cost center of a role. */
    partOfId: text(),
    changes: jsonb().$type<CompanyChange['changes']>().notNull(),
    /** Tells which of the changes of one instant came first. */
    position: bigserial({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('company_changes_company').on(t.companyId, t.at),
    index('company_changes_entity').on(t.companyId, t.entityId, t.at),
    index('company_changes_part').on(t.companyId, t.partOfId, t.at),
  ],
)

/** Tables of people or cost centers being brought in. Their rows are deleted with the end of the import, or after a day. */
export const imports = pgTable(
  'imports',
  {
    id: text().primaryKey(),
    companyId,
    actorProfileId: text()
      .notNull()
      .references(() => profiles.id),
    kind: text().$type<Import['kind']>().notNull(),
    fileName: text().notNull(),
    /** The columns that the file has; nothing else is changed. */
    columns: jsonb().$type<ImportColumn[]>().notNull(),
    status: text().$type<Import['status']>().notNull(),
    mode: text().$type<NonNullable<Import['mode']>>(),
    /** Rows of the file, as the one who brings it said; and how many of them are here, and were checked. */
    totalRows: integer().notNull(),
    receivedRows: integer().notNull().default(0),
    checkedRows: integer().notNull().default(0),
    badRows: integer().notNull().default(0),
    toAdd: integer().notNull().default(0),
    toChange: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    /** People in good rows who cannot book for lack of what only administrators give; null until they were checked. */
    unready: jsonb().$type<Unready>(),
    /** Rows that were written, or left out. */
    doneRows: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('imports_company').on(t.companyId, t.createdAt)],
)

/** Rows of an import that are not written yet. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: text()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Its line in the file; the headings are line 1. */
    row: integer().notNull(),
    /** By the keys of the columns. */
    values: jsonb().$type<Partial<Record<ImportColumn, string>>>().notNull(),
    /** Cells that the browser kept, and why. */
    unsent: jsonb().$type<RowProblem[]>().notNull(),
    problems: jsonb().$type<RowProblem[]>().notNull(),
    isBad: boolean().notNull(),
    /** What it will do; null until it was checked. */
    outcome: text().$type<'added' | 'changed' | 'unchanged'>(),
    /** Whom or what it changes, or the id of what it will add. */
    targetId: text().notNull(),
    /** What it is told by within the file: the employee number, or that of the cost center. */
    key: text().notNull(),
    /** The address in lower case, which no two people have; of a cost center the number of the one above. */
    otherKey: text().notNull(),
    /** Of a cost center how many stand above it, as those are written first. */
    level: integer().notNull().default(0),
    /** Things that only administrators give, and without which the person of a good row will not be able to book. */
    lacks: jsonb().$type<BookingLack[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    index('import_rows_key').on(t.importId, t.key),
    index('import_rows_other_key').on(t.importId, t.otherKey),
    index('import_rows_next').on(t.importId, t.isBad, t.level, t.row),
  ],
)

/** Bearer tokens of provisioning clients (SCIM, RFC 7644); hashed. */
export const scimTokens = pgTable(
  'scim_tokens',
  {
    id: text().primaryKey(),
    companyId,
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    /** Its first characters, by which administrators tell tokens apart. */
    start: text().notNull(),
    createdByProfileId: text()
      .notNull()
      .references(() => profiles.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    lastUsedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('scim_tokens_company').on(t.companyId)],
)
