import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { type HomeContentKind, homeContentKinds, type ManagedHomeContent } from '#contract/notices/homeContent.ts'
import { usePostContentMutation } from '@/domains/notices/homeContent.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useDateProblem } from '@/forms/input/useDateProblem'
import { useLeave } from '@/forms/leave/unsaved'
import { SectionForm } from '@/forms/section/SectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { showToast } from '@/patterns/feedback/toasts'
import { AddRecordPage } from '@/patterns/record/AddRecordPage'
import { pathTo } from '@/routes/pathTo'
import { ContentFields } from './ContentFields'
import { useContentForm } from './useContentForm'

/** Adds news, a best practice, a green tip or a link to Home; the query `kind` says which. */
export default function AddHomeContentPage() {
  const [query] = useSearchParams()
  const kind = homeContentKinds.find((each) => each === query.get('kind')) ?? 'news'
  return (
    <AddRecordPage
      title="routes.addHomeContent"
      facts={[<FormattedMessage key="kind" id={`notices.kind.${kind}`} />]}
      lead={`notices.${kind}.lead`}
    >
      <AddForm key={kind} kind={kind} />
    </AddRecordPage>
  )
}

function AddForm({ kind }: { kind: HomeContentKind }) {
  const { companyId } = useSession()
  const locale = useLocale()
  const leave = useLeave()
  const [post] = usePostContentMutation()
  const finish = () => {
    void showToast({ text: <FormattedMessage id="notices.content.added" /> })
    leave(pathTo(locale, 'notices'))
  }
  const section = useContentForm({
    kind,
    entry: null,
    send: (content) => post({ companyId, content }) as Promise<SaveResult<ManagedHomeContent>>,
    onSaved: finish,
  })
  return (
    <SectionForm
      section={section}
      labels="notices.field"
      saveLabel={`notices.${kind}.add`}
      isLong
      problem={useDateProblem()}
    >
      <ContentFields kind={kind} />
    </SectionForm>
  )
}
