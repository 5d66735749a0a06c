import { FormattedMessage } from 'react-intl'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { PageHeader } from '@/patterns/page/PageHeader'
import { ReportForm } from './ReportForm'
import { ReportHistory } from './ReportHistory'
import layout from '@/ui/layout/layout.module.css'

/** §2 reports-export: reports of the company or of a traveler as files, made in the background. */
export default function ReportsExportPage() {
  const readsCompany = useSession().roles.includes('FinancialOfficer')
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.reportsExport" />}
        lead={readsCompany ? 'reports.lead.company' : 'reports.lead'}
      />
      <ReportForm readsCompany={readsCompany} />
      {isOffered('reportjobs') && <ReportHistory />}
    </div>
  )
}
