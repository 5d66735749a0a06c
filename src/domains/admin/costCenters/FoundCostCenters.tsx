import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSession } from '@/domains/session/shared/useSession'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { ShowMore } from '@/patterns/list/ShowMore'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Skeleton } from '@/ui/progress/Skeleton'
import { CostCenterFacts } from './CostCenterFacts'
import { CostCenterLink } from './CostCenterLinks'
import { costCenterTrail } from '@/domains/admin/costCenters.rules'
import { useCostCentersQuery } from '@/domains/admin/costCenters.slice'
import styles from './CostCenters.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { shownOf } from '@/store/shownAnswer'

/** The cost centres a search finds by number or name, each with those above it. */
export function FoundCostCenters({ term }: { term: string }) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const [pages, setPages] = useState(1)
  const { currentData: data, isFetching } = useCostCentersQuery({ companyId, term, pageNumber: 1 })
  const total = data?.totalItemCount
  return (
    <section aria-label={formatMessage({ id: 'costCenters.found' })} className={layout.stack3}>
      <p role="status" className={textStyle.note}>
        {isFetching || total === undefined ? (
          <FormattedMessage id="patterns.loading" />
        ) : (
          <FormattedMessage id="costCenters.found.count" values={{ count: total }} />
        )}
      </p>
      {Array.from({ length: pages }, (_, index) => (
        <FoundPage key={index + 1} term={term} pageNumber={index + 1} />
      ))}
      {data && data.totalPageCount > pages && (
        <ShowMore onClick={() => setPages(pages + 1)}>
          <FormattedMessage id="costCenters.more" />
        </ShowMore>
      )}
    </section>
  )
}

function FoundPage({ term, pageNumber }: { term: string; pageNumber: number }) {
  const { locale } = useIntl()
  const { companyId } = useSession()
  const answer = useCostCentersQuery({ companyId, term, pageNumber })
  const { isError, isFetching, refetch } = answer
  const { shown: data, isOutdated } = shownOf(answer)
  if (data?.responseData.length === 0 && !isOutdated)
    return (
      <EmptyState
        headingLevel={2}
        title={<FormattedMessage id="tables.nothing.title" />}
        text={<FormattedMessage id="costCenters.found.nothing" />}
      />
    )
  if (data)
    return (
      <UntilAnswered isOutdated={isOutdated} isSilent>
        <ul role="list" className={styles.list}>
          {data.responseData.map((center) => (
            <li key={center.id} className={styles.result}>
              <div>
                <CostCenterLink center={center} className={styles.name} />
                {center.above.length > 0 && <p className={textStyle.note}>{costCenterTrail(center, locale)}</p>}
              </div>
              <CostCenterFacts center={center} />
            </li>
          ))}
        </ul>
      </UntilAnswered>
    )
  if (!isError) return <Skeleton shape="box" />
  return <QueryFailure query={{ refetch, isFetching }} title="costCenters.failed" />
}
