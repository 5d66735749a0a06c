import { createAsyncThunk } from '@reduxjs/toolkit'
import type { ToolAddressRequest } from './requestToolAddress'

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

/** Fetches the single-sign-on address and sends the tab there; a failure closes the tab again. */
export const openBookingTool = createAsyncThunk<
  void,
  ToolAddressRequest & { tab: ToolTab },
  { rejectValue: BookingProblem }
>(
  'booking/openTool',
  async ({ tab, ...request }, { signal, rejectWithValue }) => {
    // Loaded with the first click: the first screen does not need it.
    const reached = await import('./requestToolAddress')
      .then(({ requestToolAddress }) => requestToolAddress(request, signal))
      .catch(() => undefined)
    if (reached?.url) return tab.go(reached.url)
    tab.giveUp()
    return rejectWithValue(reached?.messageCode === 'transientNotAllowed' ? 'transientNotAllowed' : 'cantProcess')
  },
  { serializeError: () => ({}) },
)
