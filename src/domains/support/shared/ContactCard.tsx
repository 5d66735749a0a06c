import { skipToken } from '@reduxjs/toolkit/query/react'
import { Mail, Phone, Siren } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addDays } from 'date-fns/addDays'
import { isSameDay } from 'date-fns/isSameDay'
import { max } from 'date-fns/max'
import { wholePhoneAddress } from '#contract/support/callAddress.ts'
import type { AgencyInfo, OpeningHours } from '#contract/support/agency.ts'
import { useAgencyInfoQuery } from '@/domains/agency/agency.slice'
import { contactChannels, openingHoursText } from '@/domains/agency/contactChannels.rules'
import { helpLines } from '@/domains/agency/helpLines.rules'
import { OpeningNow } from '@/domains/agency/shared/OpeningNow'
import { openingState, periodsAround } from '@/domains/agency/openingHours.rules'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useNow } from '@/i18n/useNow'
import { useFormats } from '@/i18n/useFormats'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectEmployee, useSubjectProfile } from '@/patterns/subject/subject'
import { Badge } from '@/ui/display/Badge'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/display/Card'
import { MailAddress } from '@/ui/display/MailAddress'
import { Skeleton } from '@/ui/progress/Skeleton'
import styles from './support.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** A telephone number with non-breaking spaces. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0')

interface ContactCardProps {
  /** The page has another main action than calling. */
  isBeside?: boolean
}

/** The agency's contact details, the number to call now first, and whether its desk is open. */
export function ContactCard({ isBeside = false }: ContactCardProps) {
  const { data, isError, isFetching, refetch } = useAgencyInfoQuery(useSubjectProfile())
  return (
    <Card heading={<FormattedMessage id="support.contact.title" />}>
      {data ? (
        <Contact info={data} isBeside={isBeside} />
      ) : isError ? (
        <QueryFailure query={{ refetch, isFetching }} title="support.contact.failed" />
      ) : (
        <Skeleton lines={4} />
      )}
    </Card>
  )
}

function Contact({ info, isBeside }: { info: AgencyInfo; isBeside: boolean }) {
  const { data: configuration } = useEmployeeConfigurationQuery(useSubjectEmployee() ?? skipToken)
  const { phone, email, isVip } = contactChannels(configuration, info)
  const lines = helpLines(phone, info, useNow())
  return (
    <div className={layout.stack4}>
      <p className={layout.row2}>
        {info.companyName === '' && !phone && !email ? (
          <FormattedMessage id="support.contact.none" />
        ) : (
          <strong>{info.companyName}</strong>
        )}
        {isVip && (
          <Badge tone="accent">
            <FormattedMessage id="support.contact.vip" />
          </Badge>
        )}
      </p>
      <div className={styles.ways}>
        {lines.map(({ is, phone }, place) => (
          <ButtonLink
            key={is}
            href={wholePhoneAddress(phone)}
            variant={place === 0 && !isBeside ? 'primary' : 'secondary'}
            icon={is === 'desk' ? <Phone aria-hidden="true" /> : <Siren aria-hidden="true" />}
            isFullWidth
          >
            <FormattedMessage
              id={is === 'desk' ? 'support.contact.call' : 'support.emergency.call'}
              values={{ phone: unbroken(phone) }}
            />
          </ButtonLink>
        ))}
        {email && (
          <ButtonLink
            href={`mailto:${encodeURIComponent(email)}`}
            variant="secondary"
            icon={<Mail aria-hidden="true" />}
            isFullWidth
          >
            <span>
              <FormattedMessage id="support.contact.write" values={{ email: <MailAddress address={email} /> }} />
            </span>
          </ButtonLink>
        )}
      </div>
      <OpeningTimes info={info} />
      <div className={styles.emergency}>
        <p className={cx(textStyle.note, textStyle.snug)}>
          <FormattedMessage id="support.emergency.danger" />
        </p>
        {!info.emergencyPhone && (
          <p className={cx(textStyle.note, textStyle.snug)}>
            <FormattedMessage id="support.emergency.none" />
          </p>
        )}
      </div>
    </div>
  )
}

/** Whether the agency is open, and its coming hours in the reader's time zone; without hours, the agency's own text. */
function OpeningTimes({ info }: { info: AgencyInfo }) {
  const { opening, openDay, openHour } = info
  if (!opening && !openingHoursText(info)) return null
  return opening ? (
    <div className={styles.ways}>
      <OpeningNow opening={opening} />
      <ComingDays opening={opening} />
    </div>
  ) : (
    <p className={cx(textStyle.note, textStyle.snug)}>
      <FormattedMessage id="support.hours.words" values={{ days: openDay, hours: openHour }} />
    </p>
  )
}

const daysShown = 7

/** Each of the next seven days with its hours, in the reader's time zone. */
function ComingDays({ opening }: { opening: OpeningHours }) {
  const now = useNow()
  const { clock } = useFormats()
  const { formatDate } = useIntl()
  if (openingState(opening, now).is === 'alwaysOpen') return null
  const periods = periodsAround(opening, now)
  return (
    <>
      <dl className={styles.hours}>
        {Array.from({ length: daysShown }, (_, index) => addDays(now, index)).map((day) => {
          const ofDay = periods.filter(({ from, to }) => isSameDay(to > now ? max([from, now]) : from, day))
          return (
            <div key={day.getTime()}>
              <dt>{formatDate(day, { weekday: 'long' })}</dt>
              {ofDay.map(({ from, to }) => (
                <dd key={from.getTime()} className={cx(to <= now && styles.closed)}>
                  <FormattedMessage
                    id={to <= now ? 'support.hours.over' : 'support.hours.range'}
                    values={{ from: clock(from), to: clock(to) }}
                  />
                </dd>
              ))}
              {ofDay.length === 0 && (
                <dd className={styles.closed}>
                  <FormattedMessage id="support.hours.closed" />
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <p className={cx(textStyle.note, textStyle.snug)}>
        <FormattedMessage id="support.hours.yours" />
      </p>
    </>
  )
}
