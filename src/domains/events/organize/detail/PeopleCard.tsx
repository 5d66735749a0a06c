import { Users } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { useLocale } from '@/i18n/useLocale'
import { StatLink } from '@/patterns/page/StatLink'
import { buttonClass } from '@/ui/button/buttonClass'
import { Card } from '@/ui/display/Card'
import { Stat } from '@/ui/display/Stat'
import { addPeoplePath, figuresOf, peoplePath } from '../organize.rules'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** The number of people in each state; for the organizer each figure opens the list of them. */
export function PeopleCard({ group: { id, counts, isOwn, mayEdit } }: { group: GroupDetail }) {
  const locale = useLocale()
  const isEmpty = counts.listed === 0
  return (
    <Card
      heading={<FormattedMessage id="organize.people" />}
      actions={
        isOwn && (
          <Link
            to={isEmpty && mayEdit ? addPeoplePath(locale, id) : peoplePath(locale, id, 'listed')}
            className={buttonClass('secondary', 'small')}
          >
            <Users aria-hidden="true" />
            <FormattedMessage id={isEmpty ? 'organize.lacks.travelers.do' : 'organize.people.open'} />
          </Link>
        )
      }
    >
      <div className={cx(layout.columns7, layout.gap4)}>
        {figuresOf(counts).map(({ figure, count }) => {
          const stat = { label: <FormattedMessage id={`organize.people.${figure}`} />, value: count }
          return isOwn && count > 0 ? (
            <StatLink key={figure} {...stat} to={peoplePath(locale, id, figure)} />
          ) : (
            <Stat key={figure} {...stat} />
          )
        })}
      </div>
    </Card>
  )
}
