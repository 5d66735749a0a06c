import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { Card } from '@/ui/display/Card'

/** The link to ask a first colleague for permission to arrange their travel. */
export const ArrangeForColleague = () => (
  <Card
    heading={<FormattedMessage id="arranger.forColleague" />}
    description={<FormattedMessage id="arranger.forColleague.text" />}
  >
    <p>
      <Link className={buttonClass('secondary')} to={pathTo(useLocale(), 'arranger-profiles')}>
        <FormattedMessage id="arranger.forColleague.action" />
      </Link>
    </p>
  </Card>
)
