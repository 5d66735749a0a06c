import { createContext } from 'react'

/** The person's choice for showing times and distances; null follows the region (§9). */
export interface DisplayPreference {
  timeFormat: 'h12' | 'h23' | null
  distanceUnit: 'km' | 'mi' | null
}

export const regionalDisplay: DisplayPreference = { timeFormat: null, distanceUnit: null }

/** Read by `useFormats`. Provided around every signed-in page from the profile, which belongs to a higher layer. */
export const DisplayContext = createContext<DisplayPreference>(regionalDisplay)
