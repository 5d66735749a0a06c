import { FormattedMessage, useIntl } from 'react-intl'
import type { Traveller } from '#contract/arranger/travellers.ts'
import { lackOf, type TravellerBlock } from '@/domains/arranger/arranger.rules'

/**
 * The reason why no trip can be booked for a traveller (§5). Missing details are only counted, because the traveller
 * provides them.
 */
export function WhyNotBook({
  block,
  traveller,
}: {
  block: TravellerBlock
  traveller: Pick<Traveller, 'profileIssues'>
}) {
  const { formatList, formatMessage } = useIntl()
  if (block !== 'lacks') return <FormattedMessage id={`arranger.travellers.${block}`} />
  const { details, isCard, isAdmin } = lackOf(traveller)
  const what = [
    details > 0 && formatMessage({ id: 'arranger.travellers.lacks.details' }, { count: details }),
    isCard && formatMessage({ id: 'arranger.travellers.lacks.card' }),
    isAdmin && formatMessage({ id: 'arranger.travellers.lacks.admin' }),
  ]
  return (
    <FormattedMessage
      id="arranger.travellers.lacks"
      values={{ what: formatList(what.filter((one) => one !== false)) }}
    />
  )
}
