import { and, count, desc, eq, gte, lt } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import type { RiskView, RiskViewKind, RiskViewPage } from '#contract/risk/riskViews.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { riskViews } from '#server/db/schema/risk/risk.ts'
import { rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { conditionsOf, isSearchSubject } from '#server/domains/risk/audit/subjects.ts'
import { mentions } from '#server/http/requests/foldedText.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import type { Services } from '#server/services/services.ts'

interface ListQuery extends Paging {
  /** Part of the risk advisor's name. */
  search: string
  kind?: RiskViewKind | undefined
  /** Instants: the views since the first, and before the second. */
  from?: string | undefined
  before?: string | undefined
}

/** One page of the record of views of a company, the newest first. */
export async function riskViewList(
  companyId: string,
  { search, kind, from, before, ...paging }: ListQuery,
  { db }: Pick<Services, 'db'>,
): Promise<RiskViewPage> {
  const where = and(
    eq(riskViews.companyId, companyId),
    kind && eq(riskViews.kind, kind),
    from ? gte(riskViews.at, knownInstant(from)) : undefined,
    before ? lt(riskViews.at, knownInstant(before)) : undefined,
    search ? mentions(search, profiles) : undefined,
  )
  const isViewer = eq(profiles.id, riskViews.viewerProfileId)
  const [counted] = await db.select({ total: count() }).from(riskViews).innerJoin(profiles, isViewer).where(where)
  const rows = await db
    .select({
      id: riskViews.id,
      at: riskViews.at,
      kind: riskViews.kind,
      subject: riskViews.subject,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      about: rollCalls.about,
    })
    .from(riskViews)
    .innerJoin(profiles, isViewer)
    .leftJoin(rollCalls, and(eq(rollCalls.companyId, companyId), eq(rollCalls.id, riskViews.subject)))
    .where(where)
    .orderBy(desc(riskViews.at), desc(riskViews.id))
    .limit(paging.pageSize)
    .offset((paging.pageNumber - 1) * paging.pageSize)
  const views = rows.map(({ id, at, firstName, lastName, about, ...view }) => ({
    id,
    at: at.toISOString(),
    viewer: fullName({ firstName, lastName }),
    about: about ?? '',
    ...seen(view),
  }))
  return page(views, counted?.total ?? 0, paging)
}

/** Not before 1970: the database refuses the year 0, which an instant may have. */
const knownInstant = (text: string) => new Date(Math.max(0, Date.parse(text)))

/** The kind of a view, and its subject taken apart. */
function seen({
  kind,
  subject,
}: {
  kind: RiskViewKind
  subject: string
}): Pick<RiskView, 'kind' | 'conditions' | 'bookingIds'> {
  const isSearch = kind === 'search' || kind === 'download' || (kind === 'rollCallPreview' && isSearchSubject(subject))
  const isAboutTrips = !isSearch && kind !== 'rollCall'
  return {
    kind,
    conditions: isSearch ? conditionsOf(subject) : [],
    bookingIds: isAboutTrips ? subject.split(' ').filter(Boolean) : [],
  }
}
