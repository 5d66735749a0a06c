import type {
  CompletionRow,
  EducationModule,
  ManagedModule,
  OpenModule,
  QuizResult,
} from '#contract/catalogs/education.ts'

/** A module that is not begun, and optional. */
export const makeModule = (changed: Partial<EducationModule> = {}): EducationModule => ({
  id: 'travel-policy',
  topic: 'policy',
  title: 'The travel policy in practice',
  summary: 'When a trip needs approval.',
  minutes: 3,
  questionCount: 2,
  validMonths: 24,
  progress: 'notStarted',
  score: null,
  passedOn: null,
  validUntil: null,
  required: null,
  ...changed,
})

/** A passed module with its certificate. */
export const passedModule = (changed: Partial<EducationModule> = {}): EducationModule =>
  makeModule({ progress: 'passed', score: 100, passedOn: '2026-03-02', validUntil: '2028-03-02', ...changed })

/** Why a module is required: by the company, in time. */
export const makeRequirement = (
  changed: Partial<NonNullable<EducationModule['required']>> = {},
): NonNullable<EducationModule['required']> => ({
  reason: 'company',
  dueOn: '2099-05-12',
  isOverdue: false,
  isOpen: true,
  trip: null,
  ...changed,
})

/** A module to read, with a quiz of two questions. */
export const makeOpenModule = (changed: Partial<OpenModule> = {}): OpenModule => ({
  ...makeModule(),
  sections: [
    { heading: 'What the marks mean', paragraphs: ['Out of policy does not mean forbidden.'] },
    { heading: 'Approval', paragraphs: ['The approver sees the route.', 'Book early.'] },
  ],
  questions: [
    {
      id: 'q1',
      text: 'What does the mark mean?',
      options: [
        { id: 'a', text: 'It cannot be booked.' },
        { id: 'b', text: 'It needs a reason.' },
      ],
    },
    {
      id: 'q2',
      text: 'When do you book?',
      options: [
        { id: 'a', text: 'Early.' },
        { id: 'b', text: 'At the last moment.' },
      ],
    },
  ],
  ...changed,
})

/** The result of the quiz above: both right, or the first one wrong. */
export const makeResult = (isPassed: boolean): QuizResult => ({
  score: isPassed ? 100 : 50,
  isPassed,
  results: [
    { questionId: 'q1', isRight: isPassed, rightOptionId: 'b', explanation: 'The mark compares with the limits.' },
    { questionId: 'q2', isRight: true, rightOptionId: 'a', explanation: 'A fare is only held for a while.' },
  ],
  module: isPassed ? passedModule() : makeModule({ progress: 'inProgress', score: 50 }),
})

export const makeManagedModule = (changed: Partial<ManagedModule> = {}): ManagedModule => ({
  id: 'travel-policy',
  topic: 'policy',
  title: 'The travel policy in practice',
  minutes: 3,
  validMonths: 24,
  isBeforeTrips: false,
  assignment: 'optional',
  dueDays: 30,
  people: 61,
  passed: 42,
  version: 1,
  ...changed,
})

/** A page with the rows of completion. */
export const makeCompletionPage = (responseData: CompletionRow[]) => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: responseData.length,
  totalPageCount: 1,
  responseData,
})

export const makeCompletionRow = (changed: Partial<CompletionRow> = {}): CompletionRow => ({
  costCenterId: 'cc-210',
  number: '210',
  name: 'Client services',
  people: 8,
  passed: 6,
  inProgress: 1,
  notStarted: 1,
  lapsed: 0,
  ...changed,
})
