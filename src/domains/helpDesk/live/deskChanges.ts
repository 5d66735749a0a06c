import type * as z from 'zod/mini'
import { deskChangeSchema } from '#contract/support/helpDesk.ts'
import { listenToEvents } from '@/http/eventStream'

/** A listener to changes, until the server ends the stream after some minutes. */
export interface DeskListener {
  signal: AbortSignal
  onOpen: () => void
  onChange: (change: z.infer<typeof deskChangeSchema>) => void
}

/**
 * Listens to the events of a path of the help desk.
 * @param seen the version of the last event
 */
export const listenToChanges = (
  path: string,
  { seen, headers }: { seen: number; headers: Record<string, string> },
  { onChange, ...listener }: DeskListener,
): Promise<void> =>
  listenToEvents(
    path,
    { seen },
    {
      ...listener,
      headers,
      onEvent: ({ data }) => {
        const change = deskChangeSchema.safeParse(data)
        if (change.success) onChange(change.data)
      },
    },
  )
