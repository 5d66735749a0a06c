import { FormattedList, FormattedMessage } from 'react-intl'
import { headingOf } from '#contract/employees/importHeadings.ts'
import type { ImportColumn } from '#contract/employees/imports.ts'
import { useLocale } from '@/i18n/useLocale'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import type { FoundColumns } from './imports.rules'
import styles from './Imports.module.css'

interface HeadingsNoticeProps {
  found: FoundColumns
  isPending: boolean
  onGoOn: () => void
}

/** Names headings that fit no column, with the column they may mean, and columns that are missing. */
export function HeadingsNotice({ found: { unknown, missing, doubled }, isPending, onGoOn }: HeadingsNoticeProps) {
  const locale = useLocale()
  if (unknown.length + missing.length + doubled.length === 0) return null
  const named = (columns: readonly ImportColumn[]) => (
    <FormattedList value={columns.map((column) => headingOf(column, locale))} />
  )
  const isUsable = missing.length === 0 && doubled.length === 0
  return (
    <Banner
      tone={isUsable ? 'warning' : 'danger'}
      title={<FormattedMessage id="imports.headings.title" />}
      actions={
        isUsable && (
          <Button variant="secondary" size="small" isPending={isPending} onClick={onGoOn}>
            <FormattedMessage id="imports.headings.without" />
          </Button>
        )
      }
    >
      <ul className={styles.list}>
        {missing.length > 0 && (
          <li>
            <FormattedMessage id="imports.headings.missing" values={{ columns: named(missing) }} />
          </li>
        )}
        {doubled.length > 0 && (
          <li>
            <FormattedMessage id="imports.headings.doubled" values={{ columns: named(doubled) }} />
          </li>
        )}
        {unknown.map(({ heading, suggestion }) => (
          <li key={heading}>
            {suggestion ? (
              <FormattedMessage
                id="imports.headings.maybe"
                values={{ heading, suggestion: headingOf(suggestion, locale) }}
              />
            ) : (
              <FormattedMessage id="imports.headings.unknown" values={{ heading }} />
            )}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
