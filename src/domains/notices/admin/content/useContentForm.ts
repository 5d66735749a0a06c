import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { HomeContentKind, ManagedHomeContent, NewHomeContent } from '#contract/notices/homeContent.ts'
import { formField } from '@/domains/notices/admin/entry/texts.rules'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { atFields, type SaveResult } from '@/forms/section/useSectionSave'
import { contentFormSchema, type ContentValues, contentValues } from './contentForm.rules'

interface ContentFormOptions<Entity extends ManagedHomeContent | null> {
  kind: HomeContentKind
  entry: Entity
  send: (content: NewHomeContent, opened: Entity) => Promise<SaveResult<ManagedHomeContent>>
  onSaved?: () => void
}

/** The form of an entry of Home, a new or a stored one. */
export function useContentForm<Entity extends ManagedHomeContent | null>(options: ContentFormOptions<Entity>) {
  const { kind, entry, send, onSaved } = options
  const { locale } = useIntl()
  return useSectionForm<ManagedHomeContent | null, ContentValues, NewHomeContent>({
    id: `home-content-${entry?.id ?? `new-${kind}`}`,
    schema: useMemo(() => contentFormSchema(kind, locale, entry), [kind, locale, entry]),
    entity: entry,
    valuesOf: useCallback((of) => contentValues(kind, of), [kind]),
    save: async (typed, opened) => {
      const { data, error } = await send(typed, opened as Entity)
      return error ? { error: atFields(error, (path) => formField(path.split('.'))) } : { data }
    },
    draftOwner: useOwnProfile(),
    onSaved: () => onSaved?.(),
  })
}
