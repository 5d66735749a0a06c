import { FormattedMessage } from 'react-intl'
import type { ManagedHomeContent } from '#contract/notices/homeContent.ts'
import { useNow } from '@/i18n/useNow'
import { Badge } from '@/ui/display/Badge'
import { publication } from './contentForm.rules'

/** Whether news are pinned, and not published now. */
export function ContentMarks({ entry }: { entry: ManagedHomeContent }) {
  const state = publication(entry, useNow())
  return (
    <>
      {state !== 'now' && (
        <Badge>
          <FormattedMessage id={`notices.publication.${state}`} />
        </Badge>
      )}
      {entry.isPinned && (
        <Badge tone="info">
          <FormattedMessage id="notices.pinned" />
        </Badge>
      )}
    </>
  )
}
