import { Pencil } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ManagedModule } from '#contract/catalogs/education.ts'
import rows from '@/patterns/list/rows.module.css'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import { Badge } from '@/ui/display/Badge'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface ManagedModuleRowProps {
  module: ManagedModule
  onChange: () => void
}

/** A module with its use in the company, and how many have passed it. */
export function ManagedModuleRow({ module, onChange }: ManagedModuleRowProps) {
  const { formatMessage } = useIntl()
  const { title, topic, assignment, dueDays, isBeforeTrips, people, passed } = module
  return (
    <li className={cx(rows.row, layout.row3, layout.between, layout.top)}>
      <div className={cx(layout.stack1, layout.grow16)}>
        <p className={cx(layout.row2, layout.lines1)}>
          <span className={textStyle.strong}>{title}</span>
          <Badge tone={assignment === 'required' ? 'info' : 'neutral'}>
            <FormattedMessage id={`education.admin.${assignment}`} />
          </Badge>
        </p>
        <ul role="list" className={cx(layout.row4, textStyle.note, layout.lines1)}>
          <li>
            <FormattedMessage id={`education.topic.${topic}`} />
          </li>
          {assignment === 'required' && (
            <li>
              <FormattedMessage id="education.admin.dueIn" values={{ days: dueDays }} />
            </li>
          )}
          <li>
            <FormattedMessage id="education.admin.passed" values={{ passed, people }} />
          </li>
          {isBeforeTrips && assignment !== 'off' && (
            <li>
              <FormattedMessage id="education.admin.beforeTrips" />
            </li>
          )}
        </ul>
      </div>
      <Button
        variant="quiet"
        size="small"
        icon={<Pencil />}
        className={rows.quietEnd}
        aria-label={formatMessage({ id: 'education.admin.change.of' }, { title })}
        onClick={onChange}
      >
        <FormattedMessage id="education.admin.change" />
      </Button>
    </li>
  )
}
