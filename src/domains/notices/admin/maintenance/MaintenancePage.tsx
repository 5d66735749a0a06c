import { useParams } from 'react-router-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { CircleStop } from 'lucide-react'
import { useState } from 'react'
import { maintenanceCategories, type ManagedNotice } from '#contract/notices/maintenance.ts'
import { textsFor } from '#contract/notices/noticeTexts.ts'
import {
  useDeleteNoticeMutation,
  useNoticesQuery,
  usePutNoticeMutation,
  useEndNoticeMutation,
} from '@/domains/notices/maintenance/maintenance.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { SectionGroup } from '@/forms/section/SaveBar'
import { SectionForm } from '@/forms/section/SectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import page from '@/patterns/record/recordPage.module.css'
import { pathTo } from '@/routes/pathTo'
import { instantOf } from '@/domains/notices/admin/entry/localTimes.rules'
import { useFormats } from '@/i18n/useFormats'
import { useLeave, useHasUnsaved } from '@/forms/leave/unsaved'
import { ConfirmDialog } from '@/forms/confirm/ConfirmDialog'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { useAction } from '@/patterns/action/useAction'
import { ActionButton } from '@/patterns/action/ActionButton'
import { NoticeFields } from './NoticeFields'
import { noticeStage } from './noticeForm.rules'
import { Preview } from './Preview'
import { StageMark } from './StageMark'
import { useNoticeForm, useNoticeProblem } from './useNoticeForm'

/** A maintenance notice of the company: its words and times, ending it before its time, and deleting it. */
export default function MaintenancePage() {
  const { noticeId = '' } = useParams()
  const answer = useNoticesQuery({ companyId: useSession().companyId })
  const own = answer.currentData?.find(({ id, isForAll }) => id === noticeId && !isForAll)
  return (
    <RecordAnswer
      answer={{ ...answer, currentData: answer.currentData && (own ?? null) }}
      title="routes.maintenance"
      failed="notices.one.failed"
      failedText="tables.failed.text"
      unknown={{ about: 'notices', back: pathTo(useLocale(), 'notices') }}
    >
      {(notice) => <View key={noticeId} notice={notice} />}
    </RecordAnswer>
  )
}

function View({ notice }: { notice: ManagedNotice }) {
  const { title } = textsFor(notice.texts, useIntl().locale)
  useNameInTrail('maintenance', title)
  const stage = noticeStage(notice, useNow())
  const isEnded = stage === 'ended'
  return (
    <div className={page.form}>
      <UnsavedWork>
        <PageHeader
          title={title}
          mark={<StageMark stage={stage} />}
          lead={isEnded ? 'notices.maintenance.isEnded' : 'notices.maintenance.effect'}
          changes={!isEnded && stage !== 'over' && <EndNotice notice={notice} />}
        />
        {!isEnded && (
          <SectionGroup>
            <NoticeForm notice={notice} />
          </SectionGroup>
        )}
        <RemoveNotice notice={notice} />
      </UnsavedWork>
    </div>
  )
}

function NoticeForm({ notice }: { notice: ManagedNotice }) {
  const { companyId } = useSession()
  const [put] = usePutNoticeMutation()
  const section = useNoticeForm({
    notice,
    send: (typed, { version }) =>
      put({ companyId, noticeId: notice.id, notice: { ...typed, version } }) as Promise<SaveResult<ManagedNotice>>,
  })
  return (
    <SectionForm
      section={section}
      labels="notices.field"
      part="routes.maintenance"
      show={shownNoticeValue}
      problem={useNoticeProblem()}
    >
      <NoticeFields />
      <Preview />
    </SectionForm>
  )
}

/** Formats a value of a notice for a conflict. */
const shownNoticeValue = (name: string, value: unknown) => <ShownNoticeValue name={name} value={value} />

function ShownNoticeValue({ name, value }: { name: string; value: unknown }) {
  const { instant } = useFormats()
  if (typeof value === 'boolean') return <FormattedMessage id={value ? 'notices.affected' : 'notices.notAffected'} />
  const text = String(value)
  const category = maintenanceCategories.find((each) => name === 'category' && each === text)
  if (category) return <FormattedMessage id={`banners.maintenance.category.${category}`} />
  const at = /(Start|End)$/.test(name) ? instantOf(text) : ''
  return at ? instant(at) : text || '—'
}

/** Deletes a notice. */
function RemoveNotice({ notice: { id: noticeId, version } }: { notice: ManagedNotice }) {
  const { companyId } = useSession()
  const locale = useLocale()
  const leave = useLeave()
  const remove = useAction({
    mutation: useDeleteNoticeMutation(),
    doneText: { id: 'notices.removed' },
    onDone: () => leave(pathTo(locale, 'notices')),
  })
  return (
    <RemoveInPlace
      label={<FormattedMessage id="notices.remove" />}
      question={<FormattedMessage id="notices.maintenance.remove.sure" />}
      yes={<FormattedMessage id="notices.remove.yes" />}
      no={<FormattedMessage id="notices.remove.no" />}
      action={remove}
      onConfirm={() => remove.run({ companyId, noticeId, version })}
    />
  )
}

/** Ends a notice before its time. Its form goes then, so that unsaved changes need a confirmation. */
function EndNotice({ notice: { id: noticeId, version } }: { notice: ManagedNotice }) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const hasUnsaved = useHasUnsaved()
  const [isAsking, setAsking] = useState(false)
  const action = useAction({ mutation: useEndNoticeMutation(), doneText: { id: 'notices.maintenance.end.done' } })
  const end = () => {
    setAsking(false)
    action.run({ companyId, noticeId, version })
  }
  return (
    <>
      <ActionButton
        action={action}
        variant="quiet"
        size="small"
        icon={<CircleStop aria-hidden="true" />}
        onClick={() => (hasUnsaved() ? setAsking(true) : end())}
      >
        <FormattedMessage id="notices.maintenance.end" />
      </ActionButton>
      {isAsking && (
        <ConfirmDialog
          title={formatMessage({ id: 'notices.maintenance.end.title' })}
          no={<FormattedMessage id="notices.maintenance.end.no" />}
          yes={<FormattedMessage id="notices.maintenance.end" />}
          onConfirm={end}
          onClose={() => setAsking(false)}
        >
          <p>
            <FormattedMessage id="notices.maintenance.end.text" />
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
