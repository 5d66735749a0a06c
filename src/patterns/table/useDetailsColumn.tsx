import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/button/Button'
import textStyle from '@/ui/layout/textStyle.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { Column } from './TableRows'

/**
 * The last column of a table without pages for its rows: a button that opens a dialog with everything about a row.
 * @param nameOf the name of a row, for screen readers
 */
export function useDetailsColumn<Row>(nameOf: (row: Row) => string, onOpen: (row: Row) => void): Column<Row> {
  const { formatMessage } = useIntl()
  return {
    key: 'details',
    header: formatMessage({ id: 'tables.details.column' }),
    isWhole: true,
    cell: (row) => (
      <Button
        variant="quiet"
        size="small"
        className={textStyle.nowrap}
        aria-haspopup="dialog"
        onClick={() => onOpen(row)}
      >
        <FormattedMessage
          id="tables.details"
          values={{ name: nameOf(row), hidden: (name) => <VisuallyHidden>{name}</VisuallyHidden> }}
        />
      </Button>
    ),
  }
}
