import { FormattedMessage } from 'react-intl'
import type { ManagedHomeContent } from '#contract/homeContent.ts'
import { useDeleteContentMutation } from '@/domains/notices/homeContent.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useLeave } from '@/forms/leave/unsaved'
import { useLocale } from '@/i18n/useLocale'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { useAction } from '@/patterns/action/useAction'
import { pathTo } from '@/routes/pathTo'

/** Deletes an entry of Home. */
export function RemoveContent({ entry: { id: contentId, version } }: { entry: ManagedHomeContent }) {
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
