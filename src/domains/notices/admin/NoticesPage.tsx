import { FormattedMessage } from 'react-intl'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { isOffered } from '@/http/additions'
import { PageHeader } from '@/patterns/page/PageHeader'
import { IfOffered } from '@/patterns/record/IfOffered'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { ContentSections } from './content/ContentSections'
import { NoticesSection } from './maintenance/NoticesSection'

/** The administrator's place for all that the company tells its people: maintenance (§4), and content of Home (§6). */
export default function NoticesPage() {
  const hasContent = isOffered('homecontent')
  return (
    <div className={layout.stack5}>
      <AdminTabs />
      <IfOffered addition={hasContent ? 'homecontent' : 'maintenance'} title="routes.notices" text="notices.notOffered">
        <PageHeader
          title={<FormattedMessage id="routes.notices" />}
          note={
            <p className={cx(textStyle.measure, textStyle.soft)}>
              <FormattedMessage id="notices.lead" />
            </p>
          }
        />
        {isOffered('maintenance') && <NoticesSection />}
        {hasContent && <ContentSections />}
      </IfOffered>
    </div>
  )
}
