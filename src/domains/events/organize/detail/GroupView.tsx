import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Mail, Phone, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { wholePhoneAddress } from '#contract/support/callAddress.ts'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { CancelQuestion } from './CancelQuestion'
import { GroupHeader } from './GroupHeader'
import styles from './GroupView.module.css'
import { datesOf, isPublished, addPeoplePath, figuresOf, peoplePath } from '../organize.rules'
import { PaymentCard } from './PaymentCard'
import { PlaceCard } from './PlaceCard'
import { NextStep } from './NextStep'
import { useGroupStatus } from '../useGroupStatus'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { CopyButton } from '@/ui/button/CopyButton'
import { buttonClass } from '@/ui/button/buttonClass'
import textStyle from '@/ui/layout/textStyle.module.css'
import { contactFor } from '@/domains/agency/agency.rules'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { MailAddress } from '@/ui/display/MailAddress'
import { Stat } from '@/ui/display/Stat'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { StatLink } from '@/patterns/page/StatLink'

/** One event: its state and next step, its people, and its settings. */
export function GroupView({ group }: { group: GroupDetail }) {
  const status = useGroupStatus(group)
  const [isCanceling, setCanceling] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useKeepFocusWithin(page)
  const keep = () => {
    setCanceling(false)
    opener.current?.focus()
  }
  return (
    <div ref={page} className={cx(layout.stack4, layout.packed)}>
      <GroupHeader group={group} status={status} opener={opener} onCancel={() => setCanceling(true)} />
      {isCanceling && group.nextStatuses.includes('canceled') && (
        <CancelQuestion group={group} status={status} onKeep={keep} />
      )}
      <NextStep group={group} status={status} />
      <div className={styles.columns}>
        <div className={cx(layout.stack4, layout.packed)}>
          <PeopleCard group={group} />
          <DatesCard group={group} />
          <PlaceCard group={group} />
        </div>
        <div className={cx(layout.stack4, layout.packed)}>
          {isPublished(group.status) && <LinkCard group={group} />}
          <PaymentCard group={group} />
          <AgencyCard />
        </div>
      </div>
    </div>
  )
}

/** The address where visitors see the event, and invited people answer. */
function LinkCard({ group: { shareableId } }: { group: GroupDetail }) {
  const { formatMessage } = useIntl()
  const link = `${location.origin}${pathTo(useLocale(), 'event', undefined, { id: shareableId })}`
  return (
    <Card heading={<FormattedMessage id="organize.link" />}>
      <div className={styles.link}>
        <p className={textStyle.note}>
          <FormattedMessage id="organize.link.text" />
        </p>
        <p className={cx(textStyle.small, textStyle.anywhere)}>{link}</p>
        <CopyButton
          text={link}
          label={formatMessage({ id: 'organize.link.copy' })}
          copiedLabel={formatMessage({ id: 'patterns.copied' })}
        />
      </div>
    </Card>
  )
}

/** The agency's desk for events (§5), or nothing where it has none. */
function AgencyCard() {
  const { companyId, employeeId } = useSession()
  const { data } = useEmployeeConfigurationQuery(employeeId ? { companyId, employeeId } : skipToken)
  const { phone, email } = data ? contactFor(data, true) : { phone: null, email: null }
  if (!phone && !email) return null
  return (
    <Card heading={<FormattedMessage id="organize.agency" />}>
      <ul role="list" className={styles.contacts}>
        {phone && (
          <li>
            <Phone aria-hidden="true" />
            <a href={wholePhoneAddress(phone)}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            <Mail aria-hidden="true" />
            <a href={`mailto:${encodeURIComponent(email)}`}>
              <MailAddress address={email} />
            </a>
          </li>
        )}
      </ul>
    </Card>
  )
}

/** The days of an event in their order: past ones in soft ink, the others with the time until then. */
function DatesCard({ group }: { group: GroupDetail }) {
  const { date, time, relativeDays } = useFormats()
  const today = localDay(useNow())
  return (
    <Card heading={<FormattedMessage id="organize.dates" />}>
      <ol role="list" className={styles.dates}>
        {datesOf(group).map(({ what, day }) => (
          <li key={what} data-over={day < today || undefined}>
            <span className={styles.what}>
              <FormattedMessage id={`organize.field.${what}`} />
              {what === 'startDate' && group.arrivalTime && (
                <span className={textStyle.note}>
                  <FormattedMessage
                    id="organize.dates.arrival"
                    values={{ time: time(`${day}T${group.arrivalTime}`) }}
                  />
                </span>
              )}
            </span>
            <time dateTime={day}>{date(day)}</time>
            <span className={textStyle.note}>{relativeDays(dayDifference(today, day))}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The number of people in each state; for the organizer each figure opens the list of them. */
function PeopleCard({ group: { id, counts, isOwn, mayEdit } }: { group: GroupDetail }) {
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
