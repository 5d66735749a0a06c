import type { LoyaltyProgram, MembershipCategory } from '#contract/profile/memberships.ts'
import rows from './data/programs.json' with { type: 'json' }

/**
 * A program with further search words: airline codes, alliances, brands. `usualNumber` is a hint, given only where the
 * format of numbers is well known.
 */
export type Program = LoyaltyProgram & { also: string }

/** Loyalty programs common in the Americas, by category, the most common first. */
export const programs: readonly Program[] = Object.entries(rows).flatMap(([category, all]) =>
  all.map((program) => ({ ...program, category: category as MembershipCategory })),
)

const byCode = new Map(programs.map((program) => [program.code, program]))

/** The program with a code; undefined when unknown. */
export const programOf = (code: string): Program | undefined => byCode.get(code)
