import { FormattedMessage } from 'react-intl'
import type { AdvisorySourceStatus } from '#contract/risk/advisories.ts'
import { NotSetUp } from '@/domains/session/shared/NotSetUp'
import { Banner } from '@/ui/notice/Banner'
import { adviceNotCurrent } from '../advisories.rules'
import { missingServices } from './missingAdvice'

interface NotCurrentProps {
  code: string
  /** The governments that are shown; undefined while they load. */
  sources: readonly AdvisorySourceStatus[] | undefined
}

/**
 * Says that the advice of some government may be out of date, where the message code of the answer says so (§3, §8), or
 * that it is not set up where that alone is the reason.
 */
export function NotCurrent({ code, sources }: NotCurrentProps) {
  if (code !== adviceNotCurrent) return null
  const missing = missingServices(sources ?? [])
  if (missing)
    return (
      <Banner tone="info" title={<FormattedMessage id="advisories.notSetUp.title" />}>
        <NotSetUp services={missing} />
      </Banner>
    )
  return (
    <Banner tone="warning" title={<FormattedMessage id="advisories.notCurrent.title" />}>
      <FormattedMessage id="advisories.notCurrent.text" />
    </Banner>
  )
}
