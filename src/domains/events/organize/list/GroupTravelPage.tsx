import { Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { GroupTable } from './GroupTable'
import layout from '@/ui/layout/layout.module.css'

/** §2 events: the events of an organizer, page by page. */
export default function GroupTravelPage() {
  return (
    <div className={layout.stack5}>
      <PageHeader title={<FormattedMessage id="routes.groupTravel" />} primary={<AddLink />} />
      <GroupTable />
    </div>
  )
}

const AddLink = () => (
  <Link to={pathTo(useLocale(), 'groupTravelAdd')} className={buttonClass()}>
    <Plus aria-hidden="true" />
    <FormattedMessage id="organize.add" />
  </Link>
)
