import type { Role } from '#contract/session/roles.ts'
import { foldAccents } from '#contract/texts/foldAccents.ts'
import { beginsWords } from '#contract/texts/searchText.ts'
import { mayNavigate } from '@/routes/permissions'
import type { PlainRouteName } from '@/routes/pathTo'
import { gatesOf, type Gate } from '@/routes/row'
import { routeNames, rowOf } from '@/routes/table'

/** The most entries of a group, so that each group stays in view. */
export const mostOfGroup = 6
/** Letters that a search of people needs, so that one letter does not list a company. */
export const fewestLetters = 2

/** An entry of the command palette. */
export interface Command {
  /** Its place among all entries. */
  id: string
  name: string
  /** A second fact that finds it and tells it apart: an e-mail address, days. */
  detail?: string
  run: () => void
}

/** Pages that are steps of a way, or that need a query of their own. */
const unlisted: readonly string[] = [
  'openIdConnectLogin',
  'login',
  'logout',
  'external',
  'invitationConfirmation',
  'notFound',
  'event',
  'eventNotFound',
  'registration',
  'sandbox',
  'completeYourProfile',
  'tripAdvisories',
]

/**
 * The pages of the palette: every page with an address of its own that the reader may open (§6), and of the two lists of
 * trips the one that the menu leads to.
 */
export function openPages(roles: readonly Role[], isOpen: (gate: Gate) => boolean, tripList: string): PlainRouteName[] {
  const names = routeNames.filter((name) => {
    const row = rowOf(name)
    const isListed = !row.path.includes(':') && !unlisted.includes(name)
    const isOtherList = name.startsWith('tripsList') && name !== tripList
    const isForRole = row.menu?.for === undefined || roles.includes(row.menu.for)
    return isListed && !isOtherList && isForRole && mayNavigate(row, roles) && gatesOf(row).every(isOpen)
  })
  return (names as PlainRouteName[]).toSorted((one, other) => placeInMenu(one) - placeInMenu(other))
}

/** Pages of the main menu come first, in its order. */
const placeInMenu = (name: PlainRouteName): number =>
  rowOf(name === 'tripsList_v2' ? 'tripsList' : name).menu?.place ?? 100

/**
 * The commands that a text finds: each of its words begins a word of the name or of the detail, without regard to
 * accents, case, apostrophes and hyphens. Names that begin with the text come first, and the order stays otherwise.
 */
export function found(commands: readonly Command[], text: string): Command[] {
  const whole = foldAccents(text.trim())
  const matching = commands.filter(({ name, detail = '' }) => beginsWords(text, `${name}, ${detail}`))
  const isFirst = ({ name }: Command) => foldAccents(name).startsWith(whole)
  return [...matching.filter(isFirst), ...matching.filter((command) => !isFirst(command))].slice(0, mostOfGroup)
}
