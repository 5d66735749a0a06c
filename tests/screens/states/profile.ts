import type { AccountSection } from '@/domains/profile/accountSections'
import type { MessageId } from '@/i18n/messages'
import { aurora, pressing, pressingAt, type Screen, statesOf, traveler } from '../screen.ts'
import type { Visit } from '../visit.ts'

const openSection = (section: AccountSection, ...buttons: MessageId[]) =>
  pressingAt('account', { query: { section } }, ...buttons)
/** Empties the first required field. */
const emptyTheFirst = (visit: Visit) =>
  visit.page.locator('main input[aria-required="true"], main input[required]').first().fill('')
const own = { person: traveler }
const newHire = { person: aurora('newhire') }
/** The sections of the account page that do not open by themselves. */
const laterSections: AccountSection[] = ['display', 'absence', 'arrangers', 'changes', 'close']
const steps = ['payment', 'travelDocuments', 'preferences', 'emergencyContact', 'review']

export const profileStates: Screen[] = [
  ...statesOf('personal', own, {
    'with problems': async (visit) => {
      await visit.open('personal')
      await emptyTheFirst(visit)
      await visit.press('forms.save', visit.page.locator('main'))
    },
    loading: async (visit) => {
      await visit.hold('profile')
      await visit.open('personal')
    },
  }),
  ...statesOf(
    'personal',
    { ...own, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('profile')
        await visit.open('personal')
      },
    },
  ),
  ...statesOf(
    'personal',
    { ...own, isInFront: true },
    {
      'leave without saving': async (visit) => {
        await visit.open('personal')
        await emptyTheFirst(visit)
        await visit.press('routes.home')
        await visit.front().waitFor()
      },
    },
  ),
  ...statesOf('travelDocuments', own, {
    'add a passport': pressing('travelDocuments', 'profile.documents.add'),
    edit: pressing('travelDocuments', 'profile.documents.edit'),
    remove: pressing('travelDocuments', 'profile.documents.remove'),
  }),
  ...statesOf('travelDocuments', newHire, { locked: pressing('travelDocuments') }),
  ...statesOf('payment', own, {
    'add a card': pressing('payment', 'profile.payment.add'),
    'add a card, with problems': pressing('payment', 'profile.payment.add', 'profile.payment.add.save'),
  }),
  ...statesOf('payment', newHire, { empty: pressing('payment') }),
  ...statesOf('editCreditCard', own, {
    remove: async (visit) => {
      await visit.open('editCreditCard', { creditCardID: await visit.cardId() })
      await visit.press('profile.payment.remove')
    },
  }),
  ...statesOf('emergencyContact', own, {
    edit: pressing('emergencyContact', 'profile.emergency.edit'),
    'add a person': pressing('emergencyContact', 'profile.emergency.add'),
    remove: pressing('emergencyContact', 'profile.emergency.remove'),
  }),
  ...statesOf('emergencyContact', newHire, { nobody: pressing('emergencyContact') }),
  ...statesOf('flightPreferences', own, {
    'add a membership': pressing('flightPreferences', 'profile.memberships.add'),
  }),
  ...statesOf('account', own, {
    ...Object.fromEntries(laterSections.map((section) => [section, openSection(section)])),
    'add an arranger': openSection('arrangers', 'arranger.invite'),
    'close the profile': openSection('close', 'profile.account.close.open'),
    // A state that is left by clicks differs from a page opened by its address.
    'reached by clicks': async (visit) => {
      await visit.open('profile')
      for (const section of ['signInAndRoles', 'changes'] as const) {
        if (section === 'changes' && visit.width < 960) await visit.page.goBack()
        const name = visit.words(`profile.account.page.${section}`)
        await visit.click(visit.page.locator('main').getByRole('link', { name }))
      }
    },
  }),
  ...statesOf(
    'completeYourProfile',
    newHire,
    Object.fromEntries(steps.map((s) => [s, (visit: Visit) => visit.open('completeYourProfile', {}, { s })])),
  ),
  ...statesOf('completeYourProfile', own, { 'nothing missing': pressing('completeYourProfile') }),
  ...statesOf('support', own, {
    'an answer': async (visit) => {
      await visit.open('support')
      await visit.click(visit.page.locator('details summary'))
    },
    'nothing found': async (visit) => {
      await visit.open('support')
      await visit.page.getByRole('searchbox').fill('xyzzy')
      await visit.quiet()
    },
  }),
  ...statesOf('support', { person: aurora('vip') }, { 'of a VIP': pressing('support') }),
  ...statesOf('actionCenter', own, {
    snooze: async (visit) => {
      await visit.open('actionCenter')
      await visit.click(visit.page.locator('main article button[aria-haspopup]'))
    },
    loading: async (visit) => {
      await visit.hold('notifications')
      await visit.open('actionCenter')
    },
  }),
  ...statesOf(
    'actionCenter',
    { ...own, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('notifications')
        await visit.open('actionCenter')
      },
    },
  ),
  ...statesOf('actionCenter', newHire, { 'of a new hire': pressing('actionCenter') }),
  ...statesOf('actionCenter', { person: aurora('guest') }, { 'of a guest': pressing('actionCenter') }),
]
