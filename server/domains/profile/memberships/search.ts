import type { LoyaltyProgram, MembershipCategory } from '#contract/profile/memberships.ts'
import { foldAccents } from '#contract/texts/foldAccents.ts'
import { hasWords } from '#contract/texts/searchText.ts'
import { programs, type Program } from '#server/domains/profile/memberships/programs.ts'

const mostShown = 20
const unfit = 9

function presentProgram(known: Program): LoyaltyProgram {
  const { also: _, ...program } = known
  return program
}

/**
 * Finds at most 20 programs for a text, best first: name or provider begins with it, then any word begins with it, then
 * it is anywhere. Accents and case are ignored; every word has to match. An empty text finds the most common programs.
 */
export function searchPrograms(category: MembershipCategory | undefined, text: string): LoyaltyProgram[] {
  const wanted = foldAccents(text.trim())
  return programs
    .filter((program) => !category || program.category === category)
    .map((program) => ({ program, rank: rankOf(program, wanted) }))
    .filter(({ rank }) => rank < unfit)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, mostShown)
    .map(({ program }) => presentProgram(program))
}

function rankOf({ name, provider, also }: Program, wanted: string): number {
  if (foldAccents(name).startsWith(wanted)) return 0
  if (foldAccents(provider).startsWith(wanted)) return 1
  const said = `${name} ${provider} ${also}`
  const words = foldAccents(said).split(/[^\p{L}\p{N}]+/u)
  const parts = wanted.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (parts.length === 0) return unfit
  if (parts.every((part) => words.includes(part))) return 2
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 3
  return hasWords(wanted, said) ? 4 : unfit
}
