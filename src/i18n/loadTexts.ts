import type { MessageFormatElement } from 'react-intl'
import { cultureOf, type Language, languageOf, type LocaleCode } from '#contract/locales.ts'
import { localeHere } from './currentLocale'
import type { MessageId } from './messages'
import type { TextGroup } from './textGroups'

export type Texts = Record<MessageId, MessageFormatElement[]>
/** What texts are written in; Canadian English is single texts laid over English. */
type Tongue = Language | 'en-CA'

const files = import.meta.glob<{ default: Partial<Texts> }>('./compiled/*/*.json')

/** Marked as React marks a promise it has used, so that it need not wait even a moment for what is there already. */
interface Arrival extends Promise<void> {
  status?: 'fulfilled' | 'rejected'
  reason?: unknown
}

interface Catalogue {
  /** Grows with each group that arrives and never changes otherwise; a text is there before the code that shows it. */
  texts: Texts
  asked: Map<TextGroup, Arrival>
}
const catalogues = new Map<Tongue, Catalogue>()
/** Every group that has been shown from: a change of language brings them all. */
const inUse = new Set<TextGroup>()

const tongueOf = (code: LocaleCode): Tongue => (cultureOf(code) === 'en-CA' ? 'en-CA' : languageOf(code))

function catalogueOf(tongue: Tongue): Catalogue {
  const catalogue = catalogues.get(tongue) ?? { texts: {} as Texts, asked: new Map<TextGroup, Arrival>() }
  catalogues.set(tongue, catalogue)
  return catalogue
}

/** What did not arrive is asked for anew. */
function loadGroup(tongue: Tongue, group: TextGroup): Arrival {
  const { asked } = catalogueOf(tongue)
  const started = asked.get(group)
  if (started && started.status !== 'rejected') return started
  const loading: Arrival = fetchGroup(tongue, group)
  asked.set(group, loading)
  loading.then(
    () => void Object.assign(loading, { status: 'fulfilled' }),
    (reason: unknown) => void Object.assign(loading, { status: 'rejected', reason }),
  )
  return loading
}

async function fetchGroup(tongue: Tongue, group: TextGroup): Promise<void> {
  const parts: readonly Tongue[] = tongue === 'en-CA' ? ['en', 'en-CA'] : [tongue]
  const fetched = await Promise.all(parts.map((name) => fetchPart(name, group)))
  Object.assign(catalogueOf(tongue).texts, ...fetched)
  inUse.add(group)
}

/** A language has no file for a group without a text of its own. */
const fetchPart = async (tongue: Tongue, group: TextGroup): Promise<Partial<Texts> | undefined> =>
  (await files[`./compiled/${tongue}/${group}.json`]?.())?.default

/**
 * The texts of a locale: the first group and those named, and what other groups are in use as far as they arrive. Fails
 * as code fails that does not arrive.
 */
export async function loadTexts(code: LocaleCode, groups: readonly TextGroup[] = []): Promise<Texts> {
  const tongue = tongueOf(code)
  const others = Promise.allSettled([...inUse].map((group) => loadGroup(tongue, group)))
  await Promise.all([...(['first', ...groups] as const).map((group) => loadGroup(tongue, group)), others])
  return catalogueOf(tongue).texts
}

/** Asks for groups in the language of the address, to be there together with code that is being loaded. */
export const bringTexts = (groups: readonly TextGroup[]): Promise<Texts> => loadTexts(localeHere(), groups)

/** Each group as the promise of it, for React's `use`; one that failed stays so, or rendering would ask without end. */
export const arrivalOf = (code: LocaleCode, groups: readonly TextGroup[]): Promise<void>[] =>
  groups.map((group) => catalogueOf(tongueOf(code)).asked.get(group) ?? loadGroup(tongueOf(code), group))
