import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useHomeContentQuery } from '@/domains/notices/homeContent.slice'
import { hasContent, shownContent } from '@/domains/notices/home/homeContent.rules'
import { LinksCard } from '@/domains/notices/home/LinksCard'
import { NewsFeed } from '@/domains/notices/home/NewsFeed'
import { TipCard } from '@/domains/notices/home/TipCard'
import { useMayOpenWhich } from '@/domains/session/shared/useMayOpen'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { cx } from '@/ui/cx'

/**
 * §6: the news feed, best practices, green tips and links of Home. Nothing where there are none or they do not load; an
 * administrator is invited to add the first.
 */
export default function HomeContent() {
  const { roles } = useSession()
  const { data } = useHomeContentQuery(useSubjectProfile())
  const mayOpen = useMayOpenWhich()
  if (!data) return null
  const content = shownContent(data, roles, mayOpen)
  if (!hasContent(content)) return roles.includes('Admin') ? <Invitation /> : null
  const { news, bestPractices, greenTips, links } = content
  return (
    <>
      {news.length > 0 && <NewsFeed news={news} />}
      <div className={cx(layout.tiles18, layout.gap4)}>
        {bestPractices.length > 0 && <TipCard kind="bestPractice" entries={bestPractices} />}
        {greenTips.length > 0 && <TipCard kind="greenTip" entries={greenTips} />}
        {links.length > 0 && <LinksCard links={links} />}
      </div>
    </>
  )
}

const Invitation = () => (
  <Card heading={<FormattedMessage id="homeContent.invite.title" />}>
    <div className={cx(layout.row4, layout.between)}>
      <p className={textStyle.soft}>
        <FormattedMessage id="homeContent.invite.text" />
      </p>
      <Link className={buttonClass('quiet', 'small')} to={pathTo(useLocale(), 'notices')}>
        <FormattedMessage id="homeContent.invite.action" />
      </Link>
    </div>
  </Card>
)
