import { FormattedMessage, useIntl } from 'react-intl'
import type { Traveller } from '#contract/travellers.ts'
import { lackOf, type TravellerBlock } from '@/domains/arranger/arranger.rules'

/** Why nobody can book for a traveller (§5); what their profile lacks is counted, as its details are theirs. */
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
