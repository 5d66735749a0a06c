import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { type HomeContentKind, homeContentKinds, type ManagedHomeContent } from '#contract/notices/homeContent.ts'
import { textsFor } from '#contract/notices/noticeTexts.ts'
import { EntryRow } from '@/domains/notices/admin/entry/EntryRow'
import { useManagedContentQuery } from '@/domains/notices/homeContent.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import rows from '@/patterns/list/rows.module.css'
import { SectionCard } from '@/patterns/page/SectionCard'
import { pathTo } from '@/routes/pathTo'
import { titleOf } from '@/routes/table'
import { buttonClass } from '@/ui/button/buttonClass'
import textStyle from '@/ui/layout/textStyle.module.css'
import { cx } from '@/ui/cx'
import { ContentMarks } from './ContentMarks'

/** The content of Home, a section for each kind. */
export function ContentSections() {
  const answer = useManagedContentQuery({ companyId: useSession().companyId })
  return homeContentKinds.map((kind) => (
    <SectionCard
      key={kind}
      heading={<FormattedMessage id={`notices.${kind}`} />}
      description={<FormattedMessage id={`notices.${kind}.lead`} />}
      actions={<Add kind={kind} />}
      answer={answer}
    >
      {(content) => <Entries kind={kind} entries={content.filter((each) => each.kind === kind)} />}
    </SectionCard>
  ))
}

const Add = ({ kind }: { kind: HomeContentKind }) => (
  <Link className={buttonClass('secondary', 'small')} to={pathTo(useLocale(), 'addHomeContent', undefined, { kind })}>
    <Plus aria-hidden="true" />
    <FormattedMessage id={`notices.${kind}.add`} />
  </Link>
)

const Entries = ({ kind, entries }: { kind: HomeContentKind; entries: readonly ManagedHomeContent[] }) =>
  entries.length === 0 ? (
    <p className={textStyle.note}>
      <FormattedMessage id={`notices.${kind}.none`} />
    </p>
  ) : (
    <ul role="list" className={rows.list}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  )

function Entry({ entry }: { entry: ManagedHomeContent }) {
  const { locale } = useIntl()
  const { instant } = useFormats()
  const { kind, address, screen, publishedFrom, publishedUntil } = entry
  const place = screen ? <FormattedMessage id={titleOf(screen)} /> : address && new URL(address).host
  return (
    <EntryRow
      title={textsFor(entry.texts, locale).title}
      to={pathTo(useLocale(), 'homeContent', { contentId: entry.id })}
      marks={<ContentMarks entry={entry} />}
    >
      <p className={cx(textStyle.note, textStyle.anywhere)}>
        {kind === 'news' ? (
          <FormattedMessage
            id={publishedUntil ? 'notices.published.until' : 'notices.published'}
            values={{ from: instant(publishedFrom), until: publishedUntil && instant(publishedUntil) }}
          />
        ) : (
          place
        )}
      </p>
    </EntryRow>
  )
}
