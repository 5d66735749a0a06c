import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { ManagedNotice } from '#contract/maintenance.ts'
import { textsFor } from '#contract/noticeTexts.ts'
import { useNoticesQuery, usePutNoticeMutation } from '@/domains/notices/maintenance/maintenance.slice'
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
import { EndNotice } from './EndNotice'
import { NoticeFields } from './NoticeFields'
import { noticeStage } from './noticeForm.rules'
import { Preview } from './Preview'
import { RemoveNotice } from './RemoveNotice'
import { shownNoticeValue } from './shownNoticeValue'
import { StageMark } from './StageMark'
import { useNoticeForm } from './useNoticeForm'
import { useNoticeProblem } from './useNoticeProblem'

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
