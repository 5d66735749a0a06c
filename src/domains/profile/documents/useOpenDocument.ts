import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { TravelDocument } from '#contract/profile/travelDocuments.ts'
import type { OpenDocument } from './DocumentList'

/**
 * The passport whose form or question is open: at first the one that the address asks for (`documentId`), as the tasks
 * about passports do. A passport that is gone by then opens nothing.
 * @param documents undefined until they are loaded
 */
export function useOpenDocument(documents: readonly TravelDocument[] | undefined) {
  const { key } = useLocation()
  const [query] = useSearchParams()
  const asked = query.get('documentId')
  const [open, setOpen] = useState<OpenDocument>()
  // Each arrival opens the form once, also the second from a page that shows the passports already.
  const [arrival, setArrival] = useState<string>()
  if (arrival !== key && asked !== null && documents?.some(({ id }) => id === asked)) {
    setArrival(key)
    setOpen({ id: asked, part: 'form' })
  }
  return [open, setOpen] as const
}
