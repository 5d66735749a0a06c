import { aurora, pressingAt, type Screen, statesOf } from '../screen.ts'

const admin = { person: aurora('admin') }

export const policyStates: Screen[] = [
  ...statesOf('travelPolicies', admin, {
    empty: async (visit) => {
      await visit.answer('travelPolicies', [])
      await visit.open('travelPolicies')
    },
  }),
  ...statesOf('addTravelPolicy', admin, {
    'with problems': async (visit) => {
      await visit.open('addTravelPolicy')
      await visit.press('travelPolicies.cityLimits.add')
      await visit.press('travelPolicies.countryLimits.add')
      await visit.press('travelPolicies.add', visit.page.locator('form'))
    },
  }),
  ...statesOf('travelPolicy', admin, {
    'for some people': pressingAt('travelPolicy', { params: { policyId: 'tp-aurora-executive' } }),
    'who would be asked': async (visit) => {
      await visit.open('travelPolicy', { policyId: 'tp-aurora-standard' })
      await visit.press('travelPolicies.exceptions.add')
      const name = visit.words('travelPolicies.preview.field.employeeId')
      await visit.page.getByRole('combobox', { name }).fill('traveller')
      // The words while it searches are an option too.
      const found = visit.page.getByRole('option').filter({ hasText: '@' })
      await found.first().waitFor()
      await visit.click(found)
      await visit.press('travelPolicies.preview.ask')
    },
  }),
]
