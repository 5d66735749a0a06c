import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { headingOf } from '#contract/employees/importHeadings.ts'
import {
  type BadRow,
  type ImportColumn,
  importKinds,
  type ImportKind,
  importLimits,
} from '#contract/employees/imports.ts'
import { useLocale } from '@/i18n/useLocale'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { DataTable } from '@/patterns/table/DataTable'
import { type TableShape, useTableAddress } from '@/patterns/table/address/tableAddress'
import { correctionsPath, type ImportRef } from './imports.api'
import { useImportProblemsQuery } from './imports.slice'
import styles from './Imports.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** The rows that cannot be imported, page by page, and all of them as a file to be corrected. */
export function BadRows({ importRef, kind }: { importRef: ImportRef; kind: ImportKind }) {
  const { formatMessage } = useIntl()
  const address = useTableAddress(shapeOf(importRef))
  const { pageNumber } = address.state
  const answer = useImportProblemsQuery({ ...importRef, pageNumber })
  const nameOf = ({ row }: BadRow) => formatMessage({ id: 'imports.bad.rowNumber' }, { row })
  return (
    <div className={styles.steps}>
      <DataTable<BadRow>
        key={kind}
        label={formatMessage({ id: 'imports.bad.label' })}
        columns={[
          {
            key: 'row',
            header: formatMessage({ id: 'imports.bad.row' }),
            cell: numberOf,
            isRowHeader: true,
          },
          {
            key: 'problems',
            header: formatMessage({ id: 'imports.bad.problems' }),
            cell: problemsOf,
            isWhole: true,
          },
        ]}
        answer={answer}
        address={address}
        pageSize={importLimits.page}
        keyOf={({ row }) => String(row)}
        nameOf={nameOf}
        empty={null}
      />
      <div className={cx(layout.stack2, layout.start)}>
        <DownloadButton
          api="company"
          path={correctionsPath(importRef)}
          fallbackName="corrections.csv"
          icon={<Download aria-hidden="true" />}
        >
          <FormattedMessage id="imports.corrections" />
        </DownloadButton>
        <p className={textStyle.note}>
          <FormattedMessage id="imports.corrections.hint" />
        </p>
      </div>
    </div>
  )
}

/** The address also contains the id of the import, which turning a page must keep. */
const shapeOf = ({ importId }: ImportRef): TableShape => ({
  sortable: ['row'],
  defaultSort: { key: 'row', direction: 'asc' },
  filters: { kind: importKinds, import: [importId] },
})

const numberOf = (row: BadRow) => <RowNumber of={row} />

const RowNumber = ({ of: { row } }: { of: BadRow }) => (
  <span className={textStyle.nowrap}>
    <FormattedMessage id="imports.bad.rowNumber" values={{ row }} />
  </span>
)

const problemsOf = (row: BadRow) => <Problems of={row} />
const strong = (parts: ReactNode) => <strong>{parts}</strong>

function Problems({ of: { problems } }: { of: BadRow }) {
  const locale = useLocale()
  return (
    <ul className={styles.list}>
      {problems.map(({ column, value, text }) => (
        <li key={column}>
          <FormattedMessage
            id="imports.bad.problem"
            values={{
              column: headingOf(column as ImportColumn, locale),
              value,
              cell: value === '' ? 'none' : 'some',
              text,
              b: strong,
            }}
          />
        </li>
      ))}
    </ul>
  )
}
