import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { type ReportColumn, reportColumns, type ReportPreview } from '#contract/reports/reports.ts'
import { lacksTraveler, newReport, reportFormSchema, type ReportValues } from '@/domains/reports/reports.rules'
import { useReportPreviewQuery } from '@/domains/reports/reports.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { MultiSelectInput } from '@/forms/input/MultiSelectInput'
import { isOffered } from '@/http/additions'
import { failureOf } from '@/http/failure'
import { useFormats } from '@/i18n/useFormats'
import { Button } from '@/ui/button/Button'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ReportFailure } from './ReportFailure'
import styles from './ColumnFields.module.css'
import layout from '@/ui/layout/layout.module.css'

const isOfferedColumn = (column: ReportColumn) => column !== 'tripFields' || isOffered('tripfields')

/** The columns of a spreadsheet, and a preview of its first rows. */
export function ColumnFields({ readsCompany }: { readsCompany: boolean }) {
  const { formatMessage } = useIntl()
  const { trigger } = useFormContext<ReportValues>()
  const [isShown, setIsShown] = useState(false)
  const items = reportColumns
    .filter(isOfferedColumn)
    .map((code) => ({ code, name: formatMessage({ id: `reports.column.${code}` }) }))
  const show = async () => {
    if (await trigger()) setIsShown(true)
  }
  return (
    <div className={layout.stack4}>
      <MultiSelectInput
        name="columns"
        items={items}
        nameOf={({ name }) => name}
        description={<FormattedMessage id="reports.columns.text" />}
      />
      <div className={layout.row3}>
        <Button variant="secondary" size="small" onClick={() => void show()}>
          <FormattedMessage id="reports.preview.show" />
        </Button>
        {isShown && (
          <Button variant="quiet" size="small" onClick={() => setIsShown(false)}>
            <FormattedMessage id="reports.preview.hide" />
          </Button>
        )}
      </div>
      {isShown && <Preview readsCompany={readsCompany} />}
    </div>
  )
}

/** The first rows of the report as the form is filled now; none of a report without a subject. */
function Preview({ readsCompany }: { readsCompany: boolean }) {
  const { companyId } = useSession()
  const filled = reportFormSchema.safeParse(useWatch<ReportValues>())
  const needsTraveler = filled.success && lacksTraveler(filled.data, readsCompany)
  const isAsked = filled.success && !needsTraveler
  const answer = useReportPreviewQuery(isAsked ? { ...newReport(filled.data), companyId } : skipToken)
  if (needsTraveler)
    return (
      <p role="status">
        <FormattedMessage id="reports.preview.chooseTraveler" />
      </p>
    )
  if (!filled.success) return null
  if (answer.isError && !answer.isFetching) return <ReportFailure failure={failureOf(answer.error)} />
  if (!answer.currentData)
    return (
      <>
        <VisuallyHidden role="status">
          <FormattedMessage id="reports.preview.loading" />
        </VisuallyHidden>
        <Skeleton shape="box" />
      </>
    )
  return <PreviewTable preview={answer.currentData} />
}

function PreviewTable({ preview: { columns, rows, total } }: { preview: ReportPreview }) {
  const { formatMessage, formatNumber } = useIntl()
  const { date } = useFormats()
  const shown = (value: string | number | null) => {
    if (typeof value === 'number') return formatNumber(value)
    return value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) ? date(value) : value
  }
  const caption = formatMessage({ id: 'reports.preview.caption' }, { count: total })
  return (
    // A wide table is scrolled by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ heading }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no identity but their place
              <th key={place} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a preview have no identity but their place
            <tr key={at}>
              {columns.map((_, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <td key={place} className={typeof row[place] === 'number' ? styles.figure : undefined}>
                  {shown(row[place] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
