import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { linkedScreens, type ManagedHomeContent } from '#contract/notices/homeContent.ts'
import { textsFor } from '#contract/notices/noticeTexts.ts'
import {
  useDeleteContentMutation,
  useManagedContentQuery,
  usePutContentMutation,
} from '@/domains/notices/homeContent.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useDateProblem } from '@/forms/input/useDateProblem'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { SectionGroup } from '@/forms/section/SaveBar'
import { SectionForm } from '@/forms/section/SectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import page from '@/patterns/record/recordPage.module.css'
import { pathTo } from '@/routes/pathTo'
import { instantOf } from '@/domains/notices/admin/entry/localTimes.rules'
import { useFormats } from '@/i18n/useFormats'
import { titleOf } from '@/routes/table'
import { useLeave } from '@/forms/leave/unsaved'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { useAction } from '@/patterns/action/useAction'
import { ContentFields } from './ContentFields'
import { ContentMarks } from './ContentMarks'
import { useContentForm } from './useContentForm'
import { targetsOf } from './contentForm.rules'

/** An entry of Home: its words, where it leads, and deleting it. */
export default function HomeContentPage() {
  const { contentId = '' } = useParams()
  const answer = useManagedContentQuery({ companyId: useSession().companyId })
  const found = answer.currentData && (answer.currentData.find(({ id }) => id === contentId) ?? null)
  return (
    <RecordAnswer
      answer={{ ...answer, currentData: found }}
      title="routes.homeContent"
      failed="notices.one.failed"
      failedText="tables.failed.text"
      unknown={{ about: 'notices', back: pathTo(useLocale(), 'notices') }}
    >
      {(entry) => <View key={contentId} entry={entry} />}
    </RecordAnswer>
  )
}

function View({ entry }: { entry: ManagedHomeContent }) {
  const { title } = textsFor(entry.texts, useIntl().locale)
  useNameInTrail('homeContent', title)
  return (
    <div className={page.form}>
      <PageHeader
        title={title}
        mark={<ContentMarks entry={entry} />}
        facts={[<FormattedMessage key="kind" id={`notices.kind.${entry.kind}`} />]}
      />
      <UnsavedWork>
        <SectionGroup>
          <ContentForm entry={entry} />
        </SectionGroup>
        <RemoveContent entry={entry} />
      </UnsavedWork>
    </div>
  )
}

function ContentForm({ entry }: { entry: ManagedHomeContent }) {
  const { companyId } = useSession()
  const [put] = usePutContentMutation()
  const section = useContentForm({
    kind: entry.kind,
    entry,
    send: (typed, { version }) =>
      put({ companyId, contentId: entry.id, content: { ...typed, version } }) as Promise<
        SaveResult<ManagedHomeContent>
      >,
  })
  return (
    <SectionForm
      section={section}
      labels="notices.field"
      part="routes.homeContent"
      show={shownContentValue}
      problem={useDateProblem()}
    >
      <ContentFields kind={entry.kind} />
    </SectionForm>
  )
}

/** Formats a value of an entry for a conflict. */
const shownContentValue = (name: string, value: unknown) => <ShownContentValue name={name} value={value} />

function ShownContentValue({ name, value }: { name: string; value: unknown }) {
  const { instant } = useFormats()
  if (typeof value === 'boolean') return <FormattedMessage id={value ? 'notices.pinned' : 'notices.notPinned'} />
  const text = String(value)
  const target = targetsOf('news').find((each) => name === 'target' && each === text)
  if (target) return <FormattedMessage id={`notices.target.${target}`} />
  const screen = linkedScreens.find((each) => name === 'screen' && each === text)
  if (screen) return <FormattedMessage id={titleOf(screen)} />
  const at = name.startsWith('published') ? instantOf(text) : ''
  return at ? instant(at) : text || '—'
}

/** Deletes an entry of Home. */
function RemoveContent({ entry: { id: contentId, version } }: { entry: ManagedHomeContent }) {
  const { companyId } = useSession()
  const locale = useLocale()
  const leave = useLeave()
  const remove = useAction({
    mutation: useDeleteContentMutation(),
    doneText: { id: 'notices.removed' },
    onDone: () => leave(pathTo(locale, 'notices')),
  })
  return (
    <RemoveInPlace
      label={<FormattedMessage id="notices.remove" />}
      question={<FormattedMessage id="notices.content.remove.sure" />}
      yes={<FormattedMessage id="notices.remove.yes" />}
      no={<FormattedMessage id="notices.remove.no" />}
      action={remove}
      onConfirm={() => remove.run({ companyId, contentId, version })}
    />
  )
}
