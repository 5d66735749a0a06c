import { useCallback } from 'react'
import type { NoteChanged } from '@/domains/profile/afterSave'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { changedDetailsOf, detailsChanged } from './changedDetails.slice'

/** Collects the fields of a profile that sections report as changed. */
export function useChanged(profileId: string) {
  const dispatch = useAppDispatch()
  const { fields } = useAppSelector((state) => changedDetailsOf(state, profileId))
  const noteChanged = useCallback<NoteChanged>(
    (changed, document) => {
      if (changed && changed.length > 0) dispatch(detailsChanged({ profileId, fields: changed, document }))
    },
    [dispatch, profileId],
  )
  return { changed: fields, noteChanged }
}
