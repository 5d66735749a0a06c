import { FormattedMessage, useIntl } from 'react-intl'
import type { Traveler } from '#contract/arranger/travelers.ts'
import { lackOf, type TravelerBlock } from '@/domains/arranger/arranger.rules'

/**
 * The reason why no trip can be booked for a traveler (§5). Missing details are only counted, because the traveler
 * provides them.
 */
export function WhyNotBook({ block, traveler }: { block: TravelerBlock; traveler: Pick<Traveler, 'profileIssues'> }) {
  const { formatList, formatMessage } = useIntl()
  if (block !== 'lacks') return <FormattedMessage id={`arranger.travelers.${block}`} />
  const { details, isCard, isAdmin } = lackOf(traveler)
  const what = [
    details > 0 && formatMessage({ id: 'arranger.travelers.lacks.details' }, { count: details }),
    isCard && formatMessage({ id: 'arranger.travelers.lacks.card' }),
    isAdmin && formatMessage({ id: 'arranger.travelers.lacks.admin' }),
  ]
  return (
    <FormattedMessage
      id="arranger.travelers.lacks"
      values={{ what: formatList(what.filter((one) => one !== false)) }}
    />
  )
}
