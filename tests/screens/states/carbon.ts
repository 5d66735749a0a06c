import { aurora, type Screen, statesOf } from '../screen.ts'

const failing = { person: aurora('finance'), provoked: /status of 500/ }

/** The carbon footprint besides that of a person of the demo. */
export const carbonStates: Screen[] = [
  ...statesOf(
    'sustainability',
    { person: aurora('finance') },
    {
      'of the company': (visit) => visit.open('sustainability'),
      'without forcing, last year': (visit) =>
        visit.open('sustainability', {}, { period: 'lastYear', forcing: 'without' }),
      targets: async (visit) => {
        await visit.open('sustainability')
        await visit.press('carbon.targets.change', visit.page.locator('main'))
      },
      loading: async (visit) => {
        await visit.hold('footprint')
        await visit.open('sustainability')
      },
    },
  ),
  ...statesOf('sustainability', { person: aurora('newhire') }, { empty: (visit) => visit.open('sustainability') }),
  ...statesOf('sustainability', failing, {
    failing: async (visit) => {
      await visit.fail('footprint')
      await visit.open('sustainability')
    },
  }),
]
