import { FormattedMessage, useIntl } from 'react-intl'
import type { CompanyChange } from '#contract/companyChanges.ts'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { fieldIds, valueKind } from './companyChanges.rules'
import styles from './CompanyChanges.module.css'

/** The fields of a change, from what to what; of somebody's personal data only the field. */
export function ChangedFields({ changes }: Pick<CompanyChange, 'changes'>) {
  const { formatMessage, messages } = useIntl()
  const { date } = useFormats()
  const isWord = (id: string) => id in messages
  const name = (field: string) => {
    const id = fieldIds(field).find(isWord)
    return id ? formatMessage({ id: id as MessageId }) : field
  }
  const shown = (value: string | null) => {
    if (value === null || value === '') return formatMessage({ id: 'companyChanges.value.none' })
    const read = valueKind(value, isWord)
    if (read.kind === 'day') return date(read.day)
    return read.kind === 'word' ? formatMessage({ id: read.id as MessageId }) : read.text
  }
  if (changes.length === 0) return null
  return (
    <ul role="list" className={styles.fields}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {from === null && to === null ? (
            name(field)
          ) : (
            <FormattedMessage
              id={from === null ? 'companyChanges.set' : 'companyChanges.fromTo'}
              values={{ field: name(field), from: shown(from), to: shown(to) }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
