import { FormattedMessage, useIntl } from 'react-intl'
import { fieldIds, type FurtherTexts, type ValuePart, valueParts, yearOfField } from '#contract/admin/changeWords.ts'
import type { CompanyChange } from '#contract/admin/companyChanges.ts'
import { shownNumber } from '@/domains/profile/payment/shared/card.rules'
import { formatKilograms } from '@/i18n/emissionFormats'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { cx } from '@/ui/cx'
import { Badge } from '@/ui/display/Badge'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface ChangedFieldsProps extends Pick<CompanyChange, 'changes'> {
  /** Texts that the page needs besides those of employees and cost centers. */
  further?: FurtherTexts
}

/** The fields of a change with both values; for personal data only the field. */
export function ChangedFields({ changes, further }: ChangedFieldsProps) {
  const { formatList, formatMessage, formatNumber, locale, messages } = useIntl()
  const { date, instant, month, money } = useFormats()
  const find = (ids: readonly string[]) => ids.find((id) => id in messages)
  const name = (field: string) => {
    const id = find(fieldIds(field, further))
    return id ? formatMessage({ id: id as MessageId }, { year: yearOfField(field) }) : field
  }
  const shownPart = (part: ValuePart) => {
    if (part.kind === 'word') return formatMessage({ id: part.id as MessageId })
    if (part.kind === 'count') return formatNumber(part.amount)
    if (part.kind === 'kilograms') return formatKilograms(locale, part.amount)
    if (part.kind === 'money') return money(part.amount, part.currency)
    if (part.kind === 'minutes') return formatMessage({ id: 'companyChanges.value.minutes' }, { minutes: part.amount })
    if (part.kind === 'withBelow') return formatMessage({ id: 'companyChanges.value.withBelow' }, { number: part.text })
    if (part.kind === 'approvalRule')
      return formatMessage({ id: 'companyChanges.value.approvalRule' }, { ...part.rule })
    const formats = { day: date, month, instant, card: shownNumber, text: String }
    return formats[part.kind](part.text)
  }
  const shown = (field: string, value: string | null) => {
    if (value === null || value === '') return formatMessage({ id: 'companyChanges.value.none' })
    return formatList(valueParts(field, value, find, further).map(shownPart))
  }
  if (changes.length === 0) return null
  return (
    <ul role="list" className={cx(layout.stackTight, textStyle.small, textStyle.anywhere)}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {from === null && to === null ? (
            name(field)
          ) : (
            <FormattedMessage
              id={from === null ? 'companyChanges.set' : 'companyChanges.fromTo'}
              values={{ field: name(field), from: shown(field, from), to: shown(field, to) }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The author of a change: an administrator, or a program that updates the employees. */
export const ChangeAuthor = ({ change: { actorName, isProvisioned } }: { change: CompanyChange }) => (
  <>
    {actorName}
    {isProvisioned && (
      <>
        {' '}
        <Badge>
          <FormattedMessage id="companyChanges.provisioned" />
        </Badge>
      </>
    )}
  </>
)

/** The action of a change: "Cost center changed". */
export const ChangeAction = ({ change: { entity, action } }: { change: Pick<CompanyChange, 'entity' | 'action'> }) => (
  <FormattedMessage
    id="companyChanges.deed"
    values={{
      entity: <FormattedMessage id={`companyChanges.entity.${entity}`} />,
      action: <FormattedMessage id={`companyChanges.action.${action}`} />,
    }}
  />
)
