import { aurora, type Screen, statesOf } from '../screen.ts'

const admin = { person: aurora('admin') }

/** The states of the company's own fields of a trip. */
export const tripFieldStates: Screen[] = statesOf('tripFields', admin, {
  empty: async (visit) => {
    await visit.answer('tripFields', { fields: [], projectNumbers: { active: 0, inactive: 0 } })
    await visit.open('tripFields')
  },
  adding: async (visit) => {
    await visit.open('tripFields')
    await visit.press('tripFields.add')
  },
})
