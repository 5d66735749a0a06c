import { createAsyncThunk } from '@reduxjs/toolkit'
import { requestToolAddress, type ToolAddressRequest } from './requestToolAddress'

/** Errors that the booking window shows when the tool cannot be opened (§8). */
export type BookingProblem = 'cantProcess' | 'transientNotAllowed'

/** The target of the tool: a tab opened during the click, or the current one. */
export interface ToolTab {
  go: (url: URL) => void
  giveUp: () => void
}

/**
 * Opens an empty tab during the click, because pop-up blockers refuse later ones. Otherwise the current tab is used.
 */
export function openTab(): ToolTab {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return { go: (url) => location.assign(url), giveUp: () => undefined }
  tab.opener = null
  return { go: (url) => tab.location.replace(url), giveUp: () => tab.close() }
}

/** Loads the single-sign-on address and opens it in the tab; a failure closes the tab again. */
export const openBookingTool = createAsyncThunk<
  void,
  ToolAddressRequest & { tab: ToolTab },
  { rejectValue: BookingProblem }
>(
  'booking/openTool',
  async ({ tab, ...request }, { signal, rejectWithValue }) => {
    const reached = await requestToolAddress(request, signal).catch(() => undefined)
    if (reached?.url) return tab.go(reached.url)
    tab.giveUp()
    return rejectWithValue(reached?.messageCode === 'transientNotAllowed' ? 'transientNotAllowed' : 'cantProcess')
  },
  { serializeError: () => ({}) },
)
