import { dayMs } from '#contract/time/durations.ts'
import type { HomeContent, HomeEntry, LinkedScreen } from '#contract/notices/homeContent.ts'
import type { Role } from '#contract/session/roles.ts'
import { localDay } from '@/lib/localDay'
import { mayRender } from '@/routes/permissions'

/** News before the reader asks for more. */
export const newsShown = 3

/** The tip of a day, by its place in the list: the next one every day of the reader, and the first after the last. */
export const tipOfDay = (count: number, now: Date): number =>
  count === 0 ? 0 : Math.floor(Date.parse(`${localDay(now)}T00:00Z`) / dayMs) % count

/** The paragraphs of a plain text: an empty line stands between two. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/**
 * The content for a reader: what §6 lets them see, without links to screens that they may not open. The server leaves
 * the parts of §6 out too.
 */
export function shownContent(
  { news, bestPractices, greenTips, links }: HomeContent,
  roles: readonly Role[],
  mayOpen: (screen: LinkedScreen) => boolean,
): HomeContent {
  const withoutClosed = <Entry extends HomeEntry>(entry: Entry): Entry =>
    entry.screen && !mayOpen(entry.screen) ? { ...entry, screen: null } : entry
  return {
    news: mayRender('home.newsFeed', roles) ? news.map(withoutClosed) : [],
    bestPractices: mayRender('home.bestPractices', roles) ? bestPractices.map(withoutClosed) : [],
    greenTips: mayRender('home.greenTips', roles) ? greenTips.map(withoutClosed) : [],
    links: mayRender('home.links', roles)
      ? links.map(withoutClosed).filter(({ address, screen }) => address !== null || screen !== null)
      : [],
  }
}

export const hasContent = (content: HomeContent): boolean => Object.values(content).some(({ length }) => length > 0)
