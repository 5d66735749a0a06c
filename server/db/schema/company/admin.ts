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
import type { CompanyChange } from '#contract/admin/companyChanges.ts'
import type { CostCenterRole } from '#contract/employees/costCenters.ts'
import type { BookingLack, Import, ImportColumn, RowProblem, Unready } from '#contract/employees/imports.ts'
import type { Role } from '#contract/session/roles.ts'
import { version } from './columns.ts'
import { companies, costCenters, employees } from './company.ts'
import { ofProfile, profiles } from './people.ts'

const companyId = text()
  .notNull()
  .references(() => companies.id)

/** A role in a cost center, valid from start date to end date (§3). The status follows from the dates. */
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
    /** Null for a role without an end. */
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

/** Cards of a company, each in one cost center. `cardAssignments` has the people whose trips they pay for. */
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

/** Assignments of a company card, to one employee or to one cost center; exactly one of the two is set. */
export const cardAssignments = pgTable(
  'card_assignments',
  {
    id: text().primaryKey(),
    cardId: text()
      .notNull()
      .references(() => companyCards.id, { onDelete: 'cascade' }),
    costCenterId: text().references(() => costCenters.id),
    /** For a cost center: the cost centers below it are included. */
    includesBelow: boolean().notNull().default(false),
    employeeId: text().references(() => employees.id),
  },
  (t) => [
    index('card_assignments_card').on(t.cardId),
    index('card_assignments_center').on(t.costCenterId),
    index('card_assignments_employee').on(t.employeeId),
  ],
)

/** Roles that an Admin requested for themself or another person; a second Admin allows or refuses them. */
export const roleRequests = pgTable(
  'role_requests',
  {
    id: text().primaryKey(),
    companyId,
    profileId: ofProfile(),
    role: text().$type<Role>().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * The requester, who cannot decide; for a provisioning client, the creator of its token. Null for the person
     * themself.
     */
    askedByProfileId: text().references(() => profiles.id),
    decidedByProfileId: text().references(() => profiles.id),
    decidedAt: timestamp({ withTimezone: true }),
    decision: text().$type<'allowed' | 'refused'>(),
  },
  (t) => [index('role_requests_company').on(t.companyId, t.decidedAt)],
)

/**
 * The company's record of changes: author, time and changed fields of employees, roles, cost centers, cards and
 * settings. Values of personal data are left out.
 */
export const companyChanges = pgTable(
  'company_changes',
  {
    id: text().primaryKey(),
    companyId,
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for a change of a provisioning client. */
    actorProfileId: text().references(() => profiles.id),
    /** The provisioning token of the change. */
    scimTokenId: text(),
    entity: text().$type<CompanyChange['entity']>().notNull(),
    entityId: text().notNull(),
    action: text().$type<CompanyChange['action']>().notNull(),
    /** The record whose history contains this change too: the cost center of a role. */
    partOfId: text(),
    changes: jsonb().$type<CompanyChange['changes']>().notNull(),
    /** The order of changes of the same instant. */
    position: bigserial({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('company_changes_company').on(t.companyId, t.at),
    index('company_changes_entity').on(t.companyId, t.entityId, t.at),
    index('company_changes_part').on(t.companyId, t.partOfId, t.at),
  ],
)

/** Imports of employees or cost centers. Rows are deleted at the end of the import, or after a day. */
export const imports = pgTable(
  'imports',
  {
    id: text().primaryKey(),
    companyId,
    actorProfileId: ofProfile(),
    kind: text().$type<Import['kind']>().notNull(),
    fileName: text().notNull(),
    /** The columns of the file. Other fields are not changed. */
    columns: jsonb().$type<ImportColumn[]>().notNull(),
    status: text().$type<Import['status']>().notNull(),
    mode: text().$type<NonNullable<Import['mode']>>(),
    /** The number of rows in the file, as sent by the importer; of received rows; of checked rows. */
    totalRows: integer().notNull(),
    receivedRows: integer().notNull().default(0),
    checkedRows: integer().notNull().default(0),
    badRows: integer().notNull().default(0),
    toAdd: integer().notNull().default(0),
    toChange: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    /** The number of people in valid rows who lack details from Admins for booking; null before the check. */
    unready: jsonb().$type<Unready>(),
    /** Rows written or skipped. */
    doneRows: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('imports_company').on(t.companyId, t.createdAt)],
)

/** Rows of an import that have not been written. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: text()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The line in the file; the headings are line 1. */
    row: integer().notNull(),
    /** Values by column key. */
    values: jsonb().$type<Partial<Record<ImportColumn, string>>>().notNull(),
    /** Cells that the browser did not send, with the reason. */
    unsent: jsonb().$type<RowProblem[]>().notNull(),
    problems: jsonb().$type<RowProblem[]>().notNull(),
    isBad: boolean().notNull(),
    /** The effect of the row; null before the check. */
    outcome: text().$type<'added' | 'changed' | 'unchanged'>(),
    /** The id of the record that the row changes or adds. */
    targetId: text().notNull(),
    /** The key of the row in the file: the employee number, or the number of the cost center. */
    key: text().notNull(),
    /** For employees, the unique address in lower case; for cost centers, the number of the parent. */
    otherKey: text().notNull(),
    /** For cost centers, the number of ancestors, because they are written first. */
    level: integer().notNull().default(0),
    /** Details that only Admins provide, and without which the person of a valid row cannot book. */
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
    /** The first characters, by which admins recognize a token. */
    start: text().notNull(),
    /** Whether people are invited as soon as the client adds or activates them. */
    invites: boolean().notNull().default(true),
    createdByProfileId: ofProfile(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    lastUsedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('scim_tokens_company').on(t.companyId)],
)
