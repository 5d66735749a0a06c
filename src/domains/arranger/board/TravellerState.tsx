import { Clock, CreditCard, IdCard, Plane, TriangleAlert, X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ExpiringDocument, Traveller } from '#contract/travellers.ts'
import { blockOf, type TravellerBlock } from '@/domains/arranger/arranger.rules'
import { WhyNotBook } from '@/domains/arranger/shared/WhyNotBook'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { Badge } from '@/ui/Badge'
import { lackedBy } from './board.rules'
import styles from './TravellerState.module.css'

/** Everything that matters about a traveller now, each with its reason; all in order where nothing does. */
export function TravellerState({ traveller }: { traveller: Traveller }) {
  if (!traveller.approved) return <Request traveller={traveller} />
  const { trip, advisoryLevel, hasTravelAdvisories, expiringDocuments } = traveller
  const block = blockOf(traveller)
  const isAway = trip?.tripStatus === 'InProgress'
  if (!block && !isAway && !hasTravelAdvisories && expiringDocuments.length === 0)
    return (
      <span className={styles.nothing}>
        <FormattedMessage id="travellers.state.nothing" />
      </span>
    )
  return (
    <ul role="list" className={styles.states}>
      {isAway && (
        <li>
          <Badge tone="success" icon={<Plane aria-hidden="true" />}>
            <FormattedMessage id="home.next.now" />
          </Badge>
        </li>
      )}
      {hasTravelAdvisories && (
        <li>
          <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
            {advisoryLevel === null ? (
              <FormattedMessage id="itinerary.advisory" />
            ) : (
              <FormattedMessage id="travellers.state.advisory" values={{ level: advisoryLevel }} />
            )}
          </Badge>
        </li>
      )}
      {block && (
        <li>
          <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
            <FormattedMessage id="arranger.travellers.cannotBook" />
          </Badge>
          <WhyNot block={block} traveller={traveller} />
        </li>
      )}
      {expiringDocuments.map((document) => (
        <li key={`${document.kind} ${document.which}`}>
          <Expiring document={document} />
        </li>
      ))}
    </ul>
  )
}

/** §4: a request that was sent shows "approval pending". */
function Request({ traveller: { status, askedAt } }: { traveller: Traveller }) {
  const { date } = useFormats()
  const isDeclined = status === 'declined'
  return (
    <>
      <Badge
        tone={isDeclined ? 'neutral' : 'warning'}
        icon={isDeclined ? <X aria-hidden="true" /> : <Clock aria-hidden="true" />}
      >
        <FormattedMessage id={isDeclined ? 'travellers.declined' : 'arranger.sent'} />
      </Badge>
      {askedAt && (
        <p className={styles.why}>
          <FormattedMessage id="arranger.since.sent" values={{ date: date(localDay(askedAt)) }} />
        </p>
      )}
    </>
  )
}

/** What is missing, and who can provide it. */
function WhyNot({ block, traveller }: { block: TravellerBlock; traveller: Traveller }) {
  const { formatList, formatMessage } = useIntl()
  if (block !== 'lacks')
    return (
      <p className={styles.why}>
        <WhyNotBook block={block} traveller={traveller} />
      </p>
    )
  const { own, admin } = lackedBy(traveller)
  const list = (names: typeof own) =>
    formatList(names.map((name) => formatMessage({ id: `travellers.missing.${name}` })))
  return (
    <>
      {own.length > 0 && (
        <p className={styles.why}>
          <FormattedMessage id="travellers.lacks.own" values={{ what: list(own), name: traveller.firstName }} />
        </p>
      )}
      {admin.length > 0 && (
        <p className={styles.why}>
          <FormattedMessage id="travellers.lacks.admin" values={{ what: list(admin) }} />
        </p>
      )}
    </>
  )
}

function Expiring({ document: { kind, which, expiresOn, isBeforeTripEnd } }: { document: ExpiringDocument }) {
  const { country, date } = useFormats()
  const isOver = expiresOn < localDay(useNow())
  const values = { which: kind === 'passport' ? country(which) : which, date: date(expiresOn), isOver: String(isOver) }
  return (
    <>
      <Badge
        tone={isOver ? 'danger' : 'warning'}
        icon={kind === 'card' ? <CreditCard aria-hidden="true" /> : <IdCard aria-hidden="true" />}
      >
        <FormattedMessage id={`travellers.expiring.${kind}`} values={values} />
      </Badge>
      <p className={styles.why}>
        <FormattedMessage id="travellers.expiring.when" values={values} />
        {isBeforeTripEnd && !isOver && (
          <>
            {' '}
            <FormattedMessage id="travellers.expiring.beforeTrip" />
          </>
        )}
      </p>
    </>
  )
}
