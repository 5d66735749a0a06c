import { FormattedMessage } from 'react-intl'
import type { ManagedNotice } from '#contract/maintenance.ts'
import { useDeleteNoticeMutation } from '@/domains/notices/maintenance/maintenance.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useLeave } from '@/forms/leave/unsaved'
import { useLocale } from '@/i18n/useLocale'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { useAction } from '@/patterns/action/useAction'
import { pathTo } from '@/routes/pathTo'

/** Deletes a notice. */
export function RemoveNotice({ notice: { id: noticeId, version } }: { notice: ManagedNotice }) {
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
