import { Download } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { downloadPath, newReport, reportFormSchema } from '@/domains/reports/reports.rules'
import { signedInEmail } from '@/domains/session/shared/signedInEmail'
import { useSession } from '@/domains/session/shared/useSession'
import type { ApiFailure } from '@/http/failure'
import { DownloadButton } from '@/patterns/download/DownloadButton'

const whyFailed = ({ messageCode }: ApiFailure) =>
  messageCode === 'noBookings' ? <FormattedMessage id="reports.noBookings" /> : undefined

/**
 * The report itself, from a backend that makes none in the background (§7). It is written in the language of the page,
 * which every download is asked for in.
 */
export function DirectDownload() {
  const { companyId } = useSession()
  const filled = reportFormSchema.safeParse(useWatch())
  const report = filled.success ? newReport(filled.data) : undefined
  return (
    <DownloadButton
      path={report ? downloadPath(report, companyId, signedInEmail()) : ''}
      api="reporting"
      fallbackName={report?.type ?? 'report'}
      variant="primary"
      icon={<Download aria-hidden="true" />}
      reason={report ? undefined : <FormattedMessage id="reports.fillIn" />}
      whyFailed={whyFailed}
    >
      <FormattedMessage id="reports.download" />
    </DownloadButton>
  )
}
