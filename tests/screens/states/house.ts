import { aurora, type Screen, statesOf, traveler } from '../screen.ts'

const typed = (words: string) => async (visit: Parameters<Screen['open']>[0]) => {
  await visit.open('home')
  await visit.page.keyboard.press('Control+k')
  await visit.front().waitFor()
  await visit.page.keyboard.type(words, { delay: 20 })
  await visit.quiet()
}

/** The states of the pages of the house and of the command palette. */
export const houseStates: Screen[] = [
  ...statesOf(
    'about',
    { person: traveler },
    {
      'a license': async (visit) => {
        await visit.open('about')
        await visit.click(visit.page.locator('article button').first())
      },
    },
  ),
  ...statesOf(
    'external',
    { person: undefined },
    {
      'without a name': (visit) => visit.open('external'),
      named: (visit) =>
        visit.open(
          'external',
          {},
          { companyId: 'aurora', companyNameEn: 'Aurora Industries', companyNameFr: 'Industries Aurore' },
        ),
    },
  ),
  ...statesOf(
    'test',
    { person: undefined, provoked: /status of 500/ },
    {
      'no provider': async (visit) => {
        await visit.page.route('**/.well-known/openid-configuration', (route) => route.fulfill({ status: 500 }))
        await visit.open('test')
      },
    },
  ),
  ...statesOf(
    'customerSuccess',
    { person: aurora('everything') },
    { 'every role': (visit) => visit.open('customerSuccess') },
  ),
  ...statesOf(
    'home',
    { person: aurora('everything'), isInFront: true },
    {
      'command palette': typed(''),
      'command palette finding': typed('a'),
      'command palette finding nothing': typed('zzzzz'),
    },
  ),
  ...statesOf(
    'home',
    { person: traveler, isInFront: true },
    {
      'keyboard shortcuts': async (visit) => {
        await visit.open('home')
        await visit.page.keyboard.press('Control+/')
        await visit.front().waitFor()
      },
    },
  ),
]
