import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useRollCallsQuery } from '@/domains/risk/rollCall/rollCall.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'

interface AskedAboutProps {
  alertId: string
  /** The question to the people; gets whether it was asked before. */
  children: (wasAsked: boolean) => ReactNode
}

/** The open roll call about an alert: its answers so far, and the way to them, before the question is asked again. */
export function AskedAbout({ alertId, children }: AskedAboutProps) {
  const { companyId } = useSession()
  const locale = useLocale()
  const { instant } = useFormats()
  const { data } = useRollCallsQuery({ companyId, pageNumber: 1, alertId })
  const open = data?.responseData.find(({ isOpen }) => isOpen)
  // The question stays in its place, so that its open window stays when the answer to sending it arrives.
  return (
    <>
      {open && (
        <>
          <p>
            <FormattedMessage id="findTravelers.alert.asked" values={{ ...open.counts, at: instant(open.askedAt) }} />
          </p>
          <Link className={buttonClass()} to={pathTo(locale, 'rollCall', { rollCallId: open.id })}>
            <FormattedMessage id="findTravelers.alert.follow" />
          </Link>
        </>
      )}
      {children(open !== undefined)}
    </>
  )
}
