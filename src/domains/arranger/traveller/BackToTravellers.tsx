import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'

/** The link from a traveller's pages to the list of travellers. */
export const BackToTravellers = ({ className }: { className: string }) => (
  <Link to={pathTo(useLocale(), 'arranger-profiles')} className={className}>
    <FormattedMessage id="arranger.bar.back" />
  </Link>
)
