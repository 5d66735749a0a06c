import { makeBudgetPage } from '#tests/support/budgets/budgetFactory.ts'
import { aurora, type Screen, statesOf } from '../screen.ts'

const finance = aurora('finance')

/** The states of the list of travel budgets. */
export const budgetStates: Screen[] = [
  ...statesOf(
    'budgets',
    { person: finance },
    {
      over: (visit) => visit.open('budgets', {}, { state: 'over' }),
      'nothing found': (visit) => visit.open('budgets', {}, { search: 'Nobody at all' }),
      loading: async (visit) => {
        await visit.hold('budgets')
        await visit.open('budgets')
      },
      empty: async (visit) => {
        await visit.answer('budgets', makeBudgetPage([]))
        await visit.open('budgets')
      },
    },
  ),
  ...statesOf(
    'budgets',
    { person: finance, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('budgets')
        await visit.open('budgets')
      },
    },
  ),
]
