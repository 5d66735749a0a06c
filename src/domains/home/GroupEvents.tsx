import { FormattedMessage } from 'react-intl'
import { limits } from '#contract/limits.ts'
import { inOrderOfNeed } from '@/domains/events/events.rules'
import { MyEventRow } from '@/domains/events/shared/MyEventRow'
import { useMyGroupTravels } from '@/domains/events/shared/useMyGroupTravels'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { RowList } from '@/patterns/ExpandingRow'
import { PageSection } from '@/patterns/PageSection'
import { pathTo } from '@/routes/pathTo'

/** §4 group travel widget: the first four events somebody is invited to or comes to; nothing where there are none. */
export function GroupEvents() {
  const locale = useLocale()
  const today = localDay(useNow())
  const { data = [] } = useMyGroupTravels()
  if (data.length === 0) return null
  return (
    <PageSection
      heading={<FormattedMessage id="events.my.heading" />}
      link={{ to: pathTo(locale, 'events'), text: <FormattedMessage id="events.my.all" /> }}
    >
      <RowList>
        {inOrderOfNeed(data, today)
          .slice(0, limits.groupTravelsShown)
          .map((group) => (
            <MyEventRow key={group.groupTravel.id} group={group} />
          ))}
      </RowList>
    </PageSection>
  )
}
