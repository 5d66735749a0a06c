import { Globe } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { isOffered } from '@/http/additions'
import { buttonClass } from '@/ui/button/buttonClass'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import { useSubjectPath } from './useSubjectPath'

/** The way to the days abroad of the person whom the page is about. */
export function StaysLink() {
  const path = useSubjectPath()
  if (!isOffered('stays')) return null
  return (
    <Link to={path('stays')} className={cx(buttonClass('quiet', 'small'), layout.selfStart)}>
      <Globe aria-hidden="true" />
      <FormattedMessage id="routes.stays" />
    </Link>
  )
}
