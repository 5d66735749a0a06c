import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/texts/fullName.ts'
import { type TravelCredit, travelCreditLimits } from '#contract/payment/travelCredits.ts'
import { lapsingCreditsQuery } from '@/domains/credits/creditTable.rules'
import { useCompanyCreditsQuery, useOwnCreditsQuery } from '@/domains/credits/credits.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { PageSection } from '@/patterns/page/PageSection'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface LapsingCreditsProps {
  /** The credits of the company, for a financial officer, or the reader's own. */
  of: 'company' | 'own'
}

/** The travel credits that lapse soonest, and the total by currency; nothing without any. */
export default function LapsingCredits({ of }: LapsingCreditsProps) {
  const locale = useLocale()
  const { money } = useFormats()
  const me = useOwnProfile()
  const isCompany = of === 'company'
  const company = useCompanyCreditsQuery(
    { companyId: me.companyId, ...lapsingCreditsQuery },
    { skip: !isCompany || !isOffered('credits') },
  )
  const own = useOwnCreditsQuery({ ...me, ...lapsingCreditsQuery }, { skip: isCompany || !isOffered('credits') })
  const { data } = isCompany ? company : own
  if (!data || data.totalItemCount === 0) return null
  const name = isCompany ? 'travelCredits' : 'ownTravelCredits'
  const totals = data.totals
    .filter(({ lapsing }) => lapsing > 0)
    .map(({ currency, lapsing }) => money(lapsing, currency))
  return (
    <PageSection
      heading={<FormattedMessage id="credits.lapsing.heading" />}
      link={{
        to: pathTo(locale, name, undefined, { state: 'lapsing' }),
        text: <FormattedMessage id="credits.lapsing.all" />,
      }}
    >
      <Card>
        <ul role="list" className={layout.stack2}>
          {data.responseData.map((credit) => (
            <Row
              key={credit.id}
              credit={credit}
              to={pathTo(locale, name, undefined, { creditId: credit.id })}
              isCompany={isCompany}
            />
          ))}
        </ul>
        <p className={cx(textStyle.note, layout.above2)}>
          <FormattedMessage
            id="credits.lapsing.total"
            values={{ count: data.totalItemCount, days: travelCreditLimits.lapsingDays, totals: totals.join(' · ') }}
          />
        </p>
      </Card>
    </PageSection>
  )
}

function Row({ credit, to, isCompany }: { credit: TravelCredit; to: string; isCompany: boolean }) {
  const { date, money } = useFormats()
  return (
    <li className={cx(layout.row2, layout.between, layout.lines0)}>
      <Link to={to}>{isCompany ? `${fullName(credit)}, ${credit.airlineName}` : credit.airlineName}</Link>
      <span>
        <FormattedMessage
          id="credits.lapsing.row"
          values={{ amount: money(credit.rest, credit.currency), day: date(credit.validUntil) }}
        />
      </span>
    </li>
  )
}
