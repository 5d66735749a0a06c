import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { HomeEntry } from '#contract/notices/homeContent.ts'
import { useHomeContentQuery } from '@/domains/notices/homeContent.slice'
import { hasContent, shownContent, tipOfDay } from '@/domains/notices/home/homeContent.rules'
import { NewsFeed } from '@/domains/notices/home/NewsFeed'
import { useMayOpenWhich } from '@/domains/session/shared/useMayOpen'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import rows from '@/patterns/list/rows.module.css'
import { cx } from '@/ui/cx'
import { EntryLink, TitleLink } from '../EntryLink'
import { Paragraphs } from '../Paragraphs'
import styles from '../TipCard.module.css'

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

interface TipCardProps {
  kind: 'bestPractice' | 'greenTip'
  entries: readonly HomeEntry[]
}

/** §6 home.bestPractices and home.greenTips: one of them a day, with the others one step away. */
function TipCard({ kind, entries }: TipCardProps) {
  const { formatMessage } = useIntl()
  const now = useNow()
  const [steps, setSteps] = useState(0)
  const of = entries.length
  const at = (((tipOfDay(of, now) + steps) % of) + of) % of
  const entry = entries[at]
  const step = (by: 1 | -1) => (
    <IconButton
      size="small"
      label={formatMessage({ id: `homeContent.${kind}.${by === 1 ? 'next' : 'previous'}` })}
      icon={by === 1 ? <ChevronRight aria-hidden="true" /> : <ChevronLeft aria-hidden="true" />}
      onClick={() => setSteps(steps + by)}
    />
  )
  return (
    <Card heading={<FormattedMessage id={`homeContent.${kind}`} />}>
      <div aria-live="polite" className={layout.stack2}>
        {entry && (
          <>
            <h3 className={textStyle.normal}>{entry.title}</h3>
            <Paragraphs text={entry.text} />
            <EntryLink entry={entry} />
          </>
        )}
      </div>
      {of > 1 && (
        <div className={cx(layout.row2, layout.middle, styles.steps)}>
          {step(-1)}
          <span className={textStyle.note}>
            <FormattedMessage id="homeContent.place" values={{ at: at + 1, of }} />
          </span>
          {step(1)}
        </div>
      )}
    </Card>
  )
}

/** §6 home.links: the company's links, for guests too. */
const LinksCard = ({ links }: { links: readonly HomeEntry[] }) => (
  <Card heading={<FormattedMessage id="homeContent.links" />}>
    <ul role="list" className={rows.list}>
      {links.map((entry) => (
        <li key={entry.id} className={rows.row}>
          <TitleLink entry={entry} />
        </li>
      ))}
    </ul>
  </Card>
)
