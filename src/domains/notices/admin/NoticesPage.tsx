import { FormattedMessage } from 'react-intl'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { isOffered } from '@/http/additions'
import { PageHeader } from '@/patterns/page/PageHeader'
import layout from '@/ui/layout/layout.module.css'
import { ContentSections } from './content/ContentSections'
import { NoticesSection } from './maintenance/NoticesSection'

/** The administrator's place for all that the company tells its people: maintenance (§4), and content of Home (§6). */
export default function NoticesPage() {
  const hasContent = isOffered('homecontent')
  return (
    <div className={layout.stack5}>
      <AdminTabs />
      <PageHeader title={<FormattedMessage id="routes.notices" />} lead="notices.lead" />
      {isOffered('maintenance') && <NoticesSection />}
      {hasContent && <ContentSections />}
    </div>
  )
}
