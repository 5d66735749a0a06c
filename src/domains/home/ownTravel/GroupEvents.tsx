import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { GroupTravel } from '#contract/events/groupTravels.ts'
import { limits } from '#contract/fields/limits.ts'
import { inOrderOfNeed } from '@/domains/events/events.rules'
import { MyEventRow } from '@/domains/events/shared/MyEventRow'
import { useMyGroupTravels } from '@/domains/events/shared/useMyGroupTravels'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import { pathTo } from '@/routes/pathTo'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import layout from '@/ui/layout/layout.module.css'

/** §4 group travel widget: the first four events the person is invited to or attends, or nothing. */
export function GroupEvents() {
  const { data } = useMyGroupTravels()
  return data && <FirstEvents groups={data} />
}

/** Keeps the focus when the last event is removed, too. */
function FirstEvents({ groups }: { groups: readonly GroupTravel[] }) {
  const locale = useLocale()
  const today = localDay(useNow())
  const section = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(section)
  return (
    <div ref={section} className={layout.contents}>
      {groups.length > 0 && (
        <PageSection
          heading={<FormattedMessage id="events.my.heading" />}
          link={{ to: pathTo(locale, 'events'), text: <FormattedMessage id="events.my.all" /> }}
        >
          <RowList>
            {inOrderOfNeed(groups, today)
              .slice(0, limits.groupTravelsShown)
              .map((group) => (
                <MyEventRow key={group.groupTravel.id} group={group} />
              ))}
          </RowList>
        </PageSection>
      )}
    </div>
  )
}
