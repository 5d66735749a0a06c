import { useMemo, useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { ManagedNotice, NewNotice } from '#contract/notices/maintenance.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { atFields, type SaveResult } from '@/forms/section/useSectionSave'
import { useDateProblem } from '@/forms/input/useDateProblem'
import { noticeField, noticeFormSchema, type NoticeValues, noticeValues } from './noticeForm.rules'

interface NoticeFormOptions<Entity extends ManagedNotice | null> {
  notice: Entity
  send: (notice: NewNotice, opened: Entity) => Promise<SaveResult<ManagedNotice>>
  onSaved?: (notice: ManagedNotice) => void
}

/** The form of a maintenance notice, a new or a stored one. */
export function useNoticeForm<Entity extends ManagedNotice | null>(options: NoticeFormOptions<Entity>) {
  const { notice, send, onSaved } = options
  const { locale } = useIntl()
  return useSectionForm<ManagedNotice | null, NoticeValues, NewNotice>({
    id: `maintenance-${notice?.id ?? 'new'}`,
    schema: useMemo(() => noticeFormSchema(locale, notice), [locale, notice]),
    entity: notice,
    valuesOf: noticeValues,
    save: async (typed, opened) => {
      const { data, error } = await send(typed, opened as Entity)
      return error ? { error: atFields(error, (path) => noticeField(path.split('.'))) } : { data }
    },
    draftOwner: useOwnProfile(),
    onSaved: (saved) => saved && onSaved?.(saved),
  })
}

/** The texts for problems of a notice, where the general texts would be wrong. */
export function useNoticeProblem(): (name: string, code: unknown) => string | undefined {
  const { formatMessage } = useIntl()
  const dateProblem = useDateProblem()
  return useCallback(
    (name, code) =>
      name.startsWith('affects_') && code === 'required'
        ? formatMessage({ id: 'notices.problem.component' })
        : dateProblem(name, code),
    [formatMessage, dateProblem],
  )
}
