import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { table } from '@/routes/table'
import { Banner } from '@/ui/Banner'
import { buttonClass } from '@/ui/buttonClass'
import { eventPath } from './event.rules'

/** Where somebody goes who came here for an event: back to it, or, while events have no page, to the organiser's mail. */
export function AfterEvent({ event }: { event: string }) {
  const path = eventPath(useLocale(), event, table)
  return (
    <Banner
      tone="brand"
      title={<FormattedMessage id="completion.event.title" />}
      actions={
        path && (
          <Link className={buttonClass('primary', 'small')} to={path}>
            <FormattedMessage id="completion.event.back" />
          </Link>
        )
      }
    >
      <FormattedMessage id={path ? 'completion.event.text' : 'completion.event.noPage'} />
    </Banner>
  )
}
