import {
  makeCompletionPage,
  makeManagedModule,
  makeModule,
  makeOpenModule,
  makeRequirement,
  makeResult,
} from '#tests/support/education/educationFactory.ts'
import { aurora, type Screen, statesOf, traveler } from '../screen.ts'
import type { Visit } from '../visit.ts'

const admin = aurora('admin')
const policy = { moduleId: 'travel-policy' }

/** Opens a quiz, answers it, and gets a result. */
async function answerQuiz(visit: Visit, isPassed: boolean) {
  await visit.answer('module', makeOpenModule())
  await visit.answer('attempt', makeResult(isPassed))
  await visit.open('educationModule', policy)
  await visit.press('education.quiz.open', visit.page.locator('main'))
  for (const group of await visit.page.getByRole('radiogroup').all()) await group.locator('label').first().click()
  await visit.press('education.quiz.send', visit.page.locator('main'))
}

/** The states of education: catalog, module, quiz and result, and its page of administration. */
export const educationStates: Screen[] = [
  ...statesOf(
    'education',
    { person: traveler },
    {
      passed: (visit) => visit.open('education', {}, { state: 'passed' }),
      topic: (visit) => visit.open('education', {}, { topic: 'booking' }),
      'nothing required': async (visit) => {
        await visit.answer('modules', [makeModule(), makeModule({ id: 'book-well', title: 'Booking well' })])
        await visit.open('education')
      },
      overdue: async (visit) => {
        const overdue = makeRequirement({ dueOn: '2026-01-12', isOverdue: true })
        await visit.answer('modules', [makeModule({ required: overdue }), makeModule({ id: 'book-well' })])
        await visit.open('education')
      },
      empty: async (visit) => {
        await visit.answer('modules', [])
        await visit.open('education')
      },
      loading: async (visit) => {
        await visit.hold('modules')
        await visit.open('education')
      },
    },
  ),
  ...statesOf(
    'education',
    { person: traveler, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('modules')
        await visit.open('education')
      },
    },
  ),
  ...statesOf(
    'educationModule',
    { person: traveler },
    {
      'required before a trip': async (visit) => {
        const trip = { bookingId: 'ABC123', country: 'Colombia' }
        await visit.answer('module', makeOpenModule({ required: makeRequirement({ reason: 'trip', trip }) }))
        await visit.open('educationModule', policy)
      },
      quiz: async (visit) => {
        await visit.open('educationModule', policy)
        await visit.press('education.quiz.open', visit.page.locator('main'))
      },
      'quiz with a missing answer': async (visit) => {
        await visit.open('educationModule', policy)
        await visit.press('education.quiz.open', visit.page.locator('main'))
        await visit.press('education.quiz.send', visit.page.locator('main'))
      },
      'result not passed': (visit) => answerQuiz(visit, false),
      'result passed': (visit) => answerQuiz(visit, true),
      passed: (visit) => visit.open('educationModule', { moduleId: 'fewer-emissions' }),
    },
  ),
  ...statesOf(
    'educationModule',
    { person: traveler, provoked: /status of 404/ },
    { unknown: (visit) => visit.open('educationModule', { moduleId: 'no-such-module' }) },
  ),
  ...statesOf('education', { person: admin }, { 'as an administrator': (visit) => visit.open('education') }),
  ...statesOf(
    'manageEducation',
    { person: admin },
    {
      'without employees': async (visit) => {
        await visit.answer('managedModules', [makeManagedModule({ people: 0, passed: 0 })])
        await visit.answer('completion', makeCompletionPage([]))
        await visit.open('manageEducation')
      },
    },
  ),
  ...statesOf(
    'manageEducation',
    { person: admin, isInFront: true },
    {
      change: async (visit) => {
        await visit.open('manageEducation')
        await visit.page.getByRole('button', { name: /travel policy|politique|política/i }).click()
        await visit.quiet()
      },
    },
  ),
]
