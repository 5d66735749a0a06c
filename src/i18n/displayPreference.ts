import { createContext } from 'react'

/** How a person wants times and distances shown; null follows the region (§9). */
export interface DisplayPreference {
  timeFormat: 'h12' | 'h23' | null
  distanceUnit: 'km' | 'mi' | null
}

export const regionalDisplay: DisplayPreference = { timeFormat: null, distanceUnit: null }

/** What `useFormats` obeys. Filled from the profile, which lies above this layer, around every signed-in page. */
export const DisplayContext = createContext<DisplayPreference>(regionalDisplay)
