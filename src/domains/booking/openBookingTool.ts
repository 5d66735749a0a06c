import { createAsyncThunk } from '@reduxjs/toolkit'
import type { ProfileAt } from '@/http/paths'
import { getObtAddress } from './booking.api'
import { toolAddress, type ToolContext } from './toolAddress'

/** What the booking window shows when the tool cannot be opened (§8). */
export type BookingProblem = 'cantProcess' | 'transientNotAllowed'

/** A place to show the tool in: a tab opened on the click itself, before any waiting, or this one. */
export interface ToolTab {
  go: (url: URL) => void
  giveUp: () => void
}

/** Opens an empty tab at once, so that no pop-up blocker sees an unasked one; without a tab, this one is used. */
export function openTab(): ToolTab {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return { go: (url) => location.assign(url), giveUp: () => undefined }
  tab.opener = null
  return { go: (url) => tab.location.replace(url), giveUp: () => tab.close() }
}

interface Opening {
  at: ProfileAt
  context: ToolContext
  tab: ToolTab
}

/** Fetches the single-sign-on address and sends the tab there; a failure closes the tab again. */
export const openBookingTool = createAsyncThunk<void, Opening, { rejectValue: BookingProblem }>(
  'booking/openTool',
  async ({ at, context, tab }, { signal, rejectWithValue }) => {
    const answer = await getObtAddress(at, signal).catch(() => undefined)
    const url = answer && toolAddress(answer, context)
    if (url) return tab.go(url)
    tab.giveUp()
    return rejectWithValue(answer?.messageCode === 'transientNotAllowed' ? 'transientNotAllowed' : 'cantProcess')
  },
  { serializeError: () => ({}) },
)
