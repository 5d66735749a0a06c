import { useCallback, useState } from 'react'

/** Collects the fields that sections report as changed. */
export function useChanged() {
  const [changed, setChanged] = useState<readonly string[]>([])
  const noteChanged = useCallback(
    (fields?: readonly string[]) =>
      fields && fields.length > 0 && setChanged((before) => [...new Set([...before, ...fields])]),
    [],
  )
  return { changed, noteChanged }
}
