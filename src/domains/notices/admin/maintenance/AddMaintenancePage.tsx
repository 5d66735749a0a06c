import { FormattedMessage } from 'react-intl'
import type { ManagedNotice } from '#contract/notices/maintenance.ts'
import { usePostNoticeMutation } from '@/domains/notices/maintenance/maintenance.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useLeave } from '@/forms/leave/unsaved'
import { SectionForm } from '@/forms/section/SectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { showToast } from '@/patterns/feedback/toasts'
import { AddRecordPage } from '@/patterns/record/AddRecordPage'
import { pathTo } from '@/routes/pathTo'
import { noticeStage } from './noticeForm.rules'
import { NoticeFields } from './NoticeFields'
import { Preview } from './Preview'
import { useNoticeForm, useNoticeProblem } from './useNoticeForm'

/** Announces maintenance: the banner shows at its time to everyone in the company. */
export default function AddMaintenancePage() {
  return (
    <AddRecordPage title="routes.addMaintenance" lead="notices.maintenance.lead">
      <AddForm />
    </AddRecordPage>
  )
}

function AddForm() {
  const { companyId } = useSession()
  const locale = useLocale()
  const leave = useLeave()
  const [post] = usePostNoticeMutation()
  const finish = (notice: ManagedNotice) => {
    const when = noticeStage(notice, new Date()) === 'planned' ? 'later' : 'now'
    void showToast({ text: <FormattedMessage id={`notices.maintenance.added.${when}`} /> })
    leave(pathTo(locale, 'notices'))
  }
  const section = useNoticeForm({
    notice: null,
    send: (notice) => post({ companyId, notice }) as Promise<SaveResult<ManagedNotice>>,
    onSaved: finish,
  })
  return (
    <SectionForm
      section={section}
      labels="notices.field"
      saveLabel="notices.maintenance.announce"
      isLong
      problem={useNoticeProblem()}
    >
      <NoticeFields />
      <Preview />
    </SectionForm>
  )
}
