import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/texts/fullName.ts'
import type { EndingGuest } from '#contract/arranger/guests.ts'
import { useEndingGuestsQuery } from '@/domains/guests/guests.slice'
import { failureOf } from '@/http/failure'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import { FailedSection } from '@/patterns/feedback/sectionStates'
import { pathTo } from '@/routes/pathTo'
import styles from './OrganizedEvents.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

/**
 * Guests of the company whose stay ends soon, each with a link to extend it. Nothing until they are loaded, and in
 * companies without guest management.
 */
export function EndingGuests({ companyId }: { companyId: string }) {
  const locale = useLocale()
  const query = useEndingGuestsQuery(companyId)
  const { data, isError, error } = query
  if (data?.length === 0 || (!data && (!isError || failureOf(error)?.status === 404))) return null
  return (
    <PageSection
      heading={<FormattedMessage id="home.guests.heading" />}
      link={{
        to: pathTo(locale, 'guestManagementList', undefined, { sort: 'endDate:asc' }),
        text: <FormattedMessage id="home.guests.all" />,
      }}
    >
      {data ? (
        <RowList>
          {data.map((guest) => (
            <GuestRow key={guest.employeeId} guest={guest} />
          ))}
        </RowList>
      ) : (
        <FailedSection title="home.guests.failed" query={query} />
      )}
    </PageSection>
  )
}

function GuestRow({ guest }: { guest: EndingGuest }) {
  const { date } = useFormats()
  const { employeeId, endDate, isTripBeyondEnd } = guest
  return (
    <li className={styles.row}>
      <Link to={pathTo(useLocale(), 'guestManagementEdit', { employeeId })} className={styles.name}>
        {fullName(guest)}
      </Link>
      <p className={cx(textStyle.note, textStyle.figures)}>
        <FormattedMessage id="home.guests.until" values={{ date: date(endDate) }} />
        {isTripBeyondEnd && (
          <>
            {' · '}
            <FormattedMessage id="home.guests.beyond" />
          </>
        )}
      </p>
    </li>
  )
}
