import { TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paymentUses } from '#contract/payment/cards.ts'
import type { CompanyCard } from '#contract/admin/companyCards.ts'
import { costCenterTitle } from '@/domains/admin/costCenters.rules'
import { CardName } from '@/domains/profile/payment/shared/CardName'
import { CardStatusBadge, useCardStatus } from '@/domains/profile/payment/shared/CardStatus'
import { Uses } from '@/domains/profile/payment/shared/CardValue'
import { shownNumber } from '@/domains/profile/payment/shared/card.rules'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { Stacked } from '@/patterns/table/rows/Stacked'
import { pathTo } from '@/routes/pathTo'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './CompanyCards.module.css'
import { isUnassigned } from './companyCards.rules'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface CellProps {
  card: CompanyCard
}

const idsOf = ({ id, costCenter }: CompanyCard) => ({ costCenterId: costCenter.id, creditCardId: id })

/** Which card it is, as the link to it, with its number as far as it is shown (§9) and its name. */
export const CardCell = ({ card }: CellProps) => (
  <Stacked
    isCut
    below={
      <>
        <span className={cx(textStyle.regular, textStyle.figures, textStyle.nowrap)} aria-hidden="true">
          {shownNumber(card.number)}
        </span>{' '}
        {card.name}
      </>
    }
  >
    <Link to={pathTo(useLocale(), 'editPaymentMethod', idsOf(card))}>
      <CardName card={card} />
    </Link>
  </Stacked>
)

/** The cost center of the card. */
export function CenterCell({ card: { costCenter } }: CellProps) {
  const { locale: culture } = useIntl()
  const locale = useLocale()
  return (
    <Link to={pathTo(locale, 'costCenter', { costCenterId: costCenter.id })}>
      {costCenterTitle(costCenter, culture)}
    </Link>
  )
}

export const UsesCell = ({ card: { uses } }: CellProps) =>
  uses.length === paymentUses.length ? <FormattedMessage id="companyCards.uses.all" /> : <Uses uses={uses} />

/** The expiry of the card; an expired card, or one that soon will be, has a mark. */
export function ExpiryCell({ card }: CellProps) {
  const { month } = useFormats()
  const { status } = useCardStatus(card)
  return (
    <div className={cx(layout.stack1, layout.start, textStyle.anywhere)}>
      <span>{month(card.expiryDate)}</span>
      {status !== 'good' && <CardStatusBadge card={card} />}
    </div>
  )
}

/** The numbers of people and cost centers the card pays for, as a link to its assignments. */
export function AssignedCell({ card }: CellProps) {
  const { assignedCostCenters: places, assignedEmployees: people } = card
  return (
    <Link to={pathTo(useLocale(), 'assignPaymentMethod', idsOf(card))} className={styles.assigned}>
      {isUnassigned(card) ? (
        <>
          <TriangleAlert aria-hidden="true" />
          <FormattedMessage id="companyCards.assigned.nobody" />
        </>
      ) : (
        <FormattedMessage id="companyCards.assigned" values={{ people, places }} />
      )}
      <VisuallyHidden>
        {' '}
        <CardName card={card} />
      </VisuallyHidden>
    </Link>
  )
}
