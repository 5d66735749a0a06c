import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { Button } from '@/ui/button/Button'
import textStyle from '@/ui/layout/textStyle.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { Column } from './TableRows'

/** The texts of the column: its header, and the button with the hidden name of the row. */
interface DetailsWords {
  header: MessageId
  button: MessageId
}
const details: DetailsWords = { header: 'tables.details.column', button: 'tables.details' }

/**
 * The last column of a table without pages for its rows: a button that opens a dialog with everything about a row.
 * @param nameOf the name of a row, for screen readers
 */
export function useDetailsColumn<Row>(
  nameOf: (row: Row) => string,
  onOpen: (row: Row) => void,
  words: DetailsWords = details,
): Column<Row> {
  const { formatMessage } = useIntl()
  return useMemo(
    () => ({
      key: 'details',
      header: formatMessage({ id: words.header }),
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
            id={words.button}
            values={{ name: nameOf(row), hidden: (name) => <VisuallyHidden>{name}</VisuallyHidden> }}
          />
        </Button>
      ),
    }),
    [formatMessage, nameOf, onOpen, words],
  )
}
