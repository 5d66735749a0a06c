import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { groupNameOf } from '#contract/events/groupNames.ts'
import type { GroupTasks } from '#contract/events/groupTasks.ts'
import { useGroupTasksQuery } from '@/domains/events/events.slice'
import { groupTaskPath } from '@/domains/events/shared/groupTaskPath'
import { failureOf } from '@/http/failure'
import { formatDayRange } from '@/i18n/dayRange'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import { ShowMore } from '@/patterns/list/ShowMore'
import { FailedSection, WaitingRows } from '@/patterns/feedback/sectionStates'
import { pathTo } from '@/routes/pathTo'
import styles from './OrganizedEvents.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface OrganizedEventsProps {
  companyId: string
  /** How many events are shown at first. */
  rows: number
}

/** The organizer's tasks in their events (§4), each with its link. Nothing without event planning. */
export function OrganizedEvents({ companyId, rows }: OrganizedEventsProps) {
  const locale = useLocale()
  const query = useGroupTasksQuery(companyId)
  const { data, error } = query
  if (failureOf(error)?.status === 404) return null
  return (
    <PageSection
      heading={<FormattedMessage id="events.organized.heading" />}
      link={{ to: pathTo(locale, 'groupTravel'), text: <FormattedMessage id="events.organized.all" /> }}
    >
      {data ? (
        <Events events={data} rows={rows} />
      ) : query.isError ? (
        <FailedSection title="events.organized.failed" query={query} />
      ) : (
        <WaitingRows text={<FormattedMessage id="events.organized.loading" />} />
      )}
    </PageSection>
  )
}

function Events({ events, rows }: { events: readonly GroupTasks[]; rows: number }) {
  const [areAllShown, setAllShown] = useState(false)
  if (events.length === 0)
    return (
      <p>
        <FormattedMessage id="events.organized.none" />
      </p>
    )
  const shown = areAllShown ? events : events.slice(0, rows)
  const more = events.length - shown.length
  return (
    <>
      <RowList>
        {shown.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </RowList>
      {more > 0 && (
        <ShowMore onClick={() => setAllShown(true)}>
          <FormattedMessage id="events.organized.more" values={{ count: more }} />
        </ShowMore>
      )}
    </>
  )
}

function Event({ event: { id, names, startDate, endDate, tasks } }: { event: GroupTasks }) {
  const locale = useLocale()
  const { locale: culture, formatMessage } = useIntl()
  const name = groupNameOf(names, culture)
  const days = formatDayRange(culture, { from: startDate, to: endDate, today: localDay(useNow()) })
  return (
    <li className={styles.row}>
      <div className={cx(layout.shrink, textStyle.anywhere)}>
        <Link to={pathTo(locale, 'groupDetail', { groupTravelId: id })} className={styles.name}>
          {name}
        </Link>
        <p className={cx(textStyle.note, textStyle.figures)}>{days}</p>
      </div>
      <ul role="list" className={styles.tasks} aria-label={formatMessage({ id: 'events.organized.of' }, { name })}>
        {tasks.map(({ kind, people }) => (
          <li key={kind}>
            {kind === 'approval' ? (
              <FormattedMessage id="events.task.approval" />
            ) : (
              <Link to={groupTaskPath(locale, id, kind)}>
                <FormattedMessage id={`events.task.${kind}`} values={{ people }} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}
