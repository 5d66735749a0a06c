import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import rows from '@/patterns/list/rows.module.css'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface DeclaredListProps<Row extends { id: string }> {
  of: 'permits' | 'other'
  declared: readonly Row[]
  onAdd: () => void
  children: (row: Row) => ReactNode
}

/** The section of what a person has declared: its rows, or that there are none, and the button that adds one. */
export function DeclaredList<Row extends { id: string }>({ of, declared, onAdd, children }: DeclaredListProps<Row>) {
  return (
    <Card
      heading={<FormattedMessage id={`stays.${of}.heading`} />}
      description={<FormattedMessage id={`stays.${of}.text`} />}
      actions={
        <Button
          variant="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={onAdd}
        >
          <FormattedMessage id={`stays.${of}.add`} />
        </Button>
      }
    >
      {declared.length === 0 ? (
        <p className={textStyle.soft}>
          <FormattedMessage id={`stays.${of}.nothing`} />
        </p>
      ) : (
        <ul role="list" className={rows.list}>
          {declared.map((row) => (
            <li key={row.id} className={cx(rows.row, layout.row4, layout.between, layout.lines2)}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const hidden = (words: ReactNode[]) => <VisuallyHidden>{words}</VisuallyHidden>

/** The label of a button that removes; only screen readers get the name of the row. */
export const RemoveLabel = ({ name }: { name: string }) => (
  <FormattedMessage id="stays.remove" values={{ name, hidden }} />
)
