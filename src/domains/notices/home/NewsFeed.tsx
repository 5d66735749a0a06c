import { Pin } from 'lucide-react'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { NewsEntry } from '#contract/notices/homeContent.ts'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { ExpandingRow, RowList } from '@/patterns/list/ExpandingRow'
import { ShowMore } from '@/patterns/list/ShowMore'
import { PageSection } from '@/patterns/page/PageSection'
import { Badge } from '@/ui/display/Badge'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { EntryLink } from './EntryLink'
import { newsShown } from './homeContent.rules'
import { Paragraphs } from './Paragraphs'
import styles from './NewsFeed.module.css'

/** §6 home.newsFeed: the company's news, each opening in place. */
export function NewsFeed({ news }: { news: readonly NewsEntry[] }) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? news : news.slice(0, newsShown)
  return (
    <PageSection heading={<FormattedMessage id="homeContent.news" />}>
      <RowList>
        {shown.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </RowList>
      {shown.length < news.length && (
        <ShowMore onClick={() => setAll(true)}>
          <FormattedMessage id="homeContent.more" />
        </ShowMore>
      )}
    </PageSection>
  )
}

function Row({ entry }: { entry: NewsEntry }) {
  const headingId = useId()
  const { date } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const day = localDay(entry.publishedFrom)
  return (
    <ExpandingRow
      isWhole
      headingId={headingId}
      name={entry.title}
      summary={
        <div className={layout.stack0}>
          <h3 id={headingId} className={styles.title}>
            {entry.title}
          </h3>
          <time dateTime={day} className={textStyle.note}>
            {date(day)}
          </time>
        </div>
      }
      end={
        entry.isPinned && (
          <Badge icon={<Pin aria-hidden="true" />}>
            <FormattedMessage id="homeContent.news.pinned" />
          </Badge>
        )
      }
      details={{
        isOpen,
        onToggle: () => setOpen(!isOpen),
        content: (
          <div className={layout.stack2}>
            <Paragraphs text={entry.text} />
            <EntryLink entry={entry} />
          </div>
        ),
      }}
    />
  )
}
