import { Clock, CreditCard, IdCard, Plane, TriangleAlert, X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ExpiringDocument, Traveler } from '#contract/arranger/travelers.ts'
import { blockOf, nameOf, type TravelerBlock } from '@/domains/arranger/arranger.rules'
import { openStanding } from '@/domains/itinerary/itinerary.rules'
import { ApprovalBadge } from '@/domains/itinerary/shared/trips/ApprovalBadge'
import { WhyNotBook } from '@/domains/arranger/shared/WhyNotBook'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { type Mark, Marks } from '@/patterns/table/rows/Marks'
import { Badge } from '@/ui/display/Badge'
import { lackedBy } from './board.rules'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

/** All marks of a traveler with their reasons, or that all is in order. */
export function TravelerState({ traveler }: { traveler: Traveler }) {
  if (!traveler.approved) return <Request traveler={traveler} />
  const { trip, hasTravelAdvisories, expiringDocuments } = traveler
  const block = blockOf(traveler)
  const isAway = trip?.tripStatus === 'InProgress'
  const isOpen = openStanding(trip?.approval) !== undefined
  if (!block && !isAway && !isOpen && !hasTravelAdvisories && expiringDocuments.length === 0)
    return (
      <span className={textStyle.faint}>
        <FormattedMessage id="travelers.state.nothing" />
      </span>
    )
  const marks: Mark[] = [
    ...(isAway ? [{ key: 'away', badge: <Away /> }] : []),
    ...(isOpen ? [{ key: 'approval', badge: <ApprovalBadge approval={trip?.approval} /> }] : []),
    ...(hasTravelAdvisories ? [{ key: 'advisory', badge: <Advisory traveler={traveler} /> }] : []),
    ...(block
      ? [
          {
            key: 'block',
            badge: <CannotBook />,
            why: <WhyNot block={block} traveler={traveler} />,
            brief: <WhyNot block={block} traveler={traveler} isBrief />,
            isLong: true,
          },
        ]
      : []),
    ...expiringDocuments.map((document) => ({
      key: `${document.kind} ${document.which}`,
      badge: <Expiring document={document} />,
      why: <WhenExpiring document={document} />,
    })),
  ]
  return <Marks name={nameOf(traveler)} marks={marks} most={2} />
}

const Away = () => (
  <Badge tone="success" icon={<Plane aria-hidden="true" />}>
    <FormattedMessage id="home.next.now" />
  </Badge>
)

/** The strictest advisory, with its country, which need not be that of the trip beside it. */
function Advisory({ traveler: { advisoryLevel: level, advisoryCountry } }: { traveler: Traveler }) {
  const { country } = useFormats()
  return (
    <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      {level === null ? (
        <FormattedMessage id="itinerary.advisory" />
      ) : advisoryCountry ? (
        <FormattedMessage id="travelers.state.advisoryOf" values={{ level, country: country(advisoryCountry) }} />
      ) : (
        <FormattedMessage id="travelers.state.advisory" values={{ level }} />
      )}
    </Badge>
  )
}

const CannotBook = () => (
  <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
    <FormattedMessage id="arranger.travelers.cannotBook" />
  </Badge>
)

/** §4: a request that was sent shows "approval pending". */
function Request({ traveler: { status, askedAt } }: { traveler: Traveler }) {
  const { date } = useFormats()
  const isDeclined = status === 'declined'
  return (
    <>
      <Badge
        tone={isDeclined ? 'neutral' : 'warning'}
        icon={isDeclined ? <X aria-hidden="true" /> : <Clock aria-hidden="true" />}
      >
        <FormattedMessage id={isDeclined ? 'travelers.declined' : 'arranger.sent'} />
      </Badge>
      {askedAt && (
        <p className={cx(textStyle.note, textStyle.snug)}>
          <FormattedMessage id="arranger.since.sent" values={{ date: date(localDay(askedAt)) }} />
        </p>
      )}
    </>
  )
}

interface WhyNotProps {
  block: TravelerBlock
  traveler: Traveler
  /** Shows only the part that can be settled without an administrator, where there is one. */
  isBrief?: boolean
}

/** The missing details, and who can provide them. */
function WhyNot({ block, traveler, isBrief = false }: WhyNotProps) {
  const { formatList, formatMessage } = useIntl()
  if (block !== 'lacks')
    return (
      <p className={cx(textStyle.note, textStyle.snug)}>
        <WhyNotBook block={block} traveler={traveler} />
      </p>
    )
  const { own, admin } = lackedBy(traveler)
  const list = (names: typeof own) =>
    formatList(names.map((name) => formatMessage({ id: `travelers.missing.${name}` })))
  return (
    <>
      {own.length > 0 && (
        <p className={cx(textStyle.note, textStyle.snug)}>
          <FormattedMessage id="travelers.lacks.own" values={{ what: list(own), name: traveler.firstName }} />
        </p>
      )}
      {admin.length > 0 && !(isBrief && own.length > 0) && (
        <p className={cx(textStyle.note, textStyle.snug)}>
          <FormattedMessage id="travelers.lacks.admin" values={{ what: list(admin) }} />
        </p>
      )}
    </>
  )
}

function useExpiry({ kind, which, expiresOn }: ExpiringDocument) {
  const { country, date } = useFormats()
  const isOver = expiresOn < localDay(useNow())
  return {
    isOver,
    values: { which: kind === 'passport' ? country(which) : which, date: date(expiresOn), isOver: String(isOver) },
  }
}

function Expiring({ document }: { document: ExpiringDocument }) {
  const { isOver, values } = useExpiry(document)
  return (
    <Badge
      tone={isOver ? 'danger' : 'warning'}
      icon={document.kind === 'card' ? <CreditCard aria-hidden="true" /> : <IdCard aria-hidden="true" />}
    >
      <FormattedMessage id={`travelers.expiring.${document.kind}`} values={values} />
    </Badge>
  )
}

function WhenExpiring({ document }: { document: ExpiringDocument }) {
  const { isOver, values } = useExpiry(document)
  return (
    <p className={cx(textStyle.note, textStyle.snug)}>
      <FormattedMessage id="travelers.expiring.when" values={values} />
      {document.isBeforeTripEnd && !isOver && (
        <>
          {' '}
          <FormattedMessage id="travelers.expiring.beforeTrip" />
        </>
      )}
    </p>
  )
}
