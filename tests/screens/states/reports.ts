import { makeOpenJob, makeReportJob, makeReportJobPage } from '#tests/support/reports/reportFactory.ts'
import { aurora, type Screen, statesOf, traveler } from '../screen.ts'

const finance = aurora('finance')
const history = [
  makeOpenJob({ id: 'a' }),
  makeOpenJob({
    id: 'b',
    type: 'traveller',
    status: 'waiting',
    travellerEmail: 'z@aurora.example',
    travellerName: 'Zoë Núñez',
  }),
  makeReportJob({ id: 'c' }),
  makeOpenJob({ id: 'd', type: 'executive', columns: [], status: 'failed', problem: 'interrupted' }),
  makeReportJob({ id: 'e', status: 'expired' }),
]

/** The export of reports: a history of every status, a spreadsheet with its preview, and what goes wrong. */
export const reportStates: Screen[] = [
  ...statesOf(
    'reportsExport',
    { person: finance },
    {
      history: async (visit) => {
        await visit.answer('reportJobs', makeReportJobPage(history))
        await visit.open('reportsExport')
      },
      spreadsheet: async (visit) => {
        await visit.open('reportsExport')
        await visit.page.locator('input[value="spreadsheet"]').check({ force: true })
        await visit.press('reports.preview.show')
      },
      'about a traveler': async (visit) => {
        await visit.open('reportsExport')
        await visit.page.locator('input[value="traveler"]').check({ force: true })
      },
      loading: async (visit) => {
        await visit.hold('reportJobs')
        await visit.open('reportsExport')
      },
    },
  ),
  ...statesOf('reportsDashboard', { person: traveler }, { own: (visit) => visit.open('reportsDashboard') }),
  ...statesOf('reportsExport', { person: traveler }, { own: (visit) => visit.open('reportsExport') }),
  ...statesOf(
    'reportsExport',
    { person: finance, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('reportJobs')
        await visit.open('reportsExport')
      },
    },
  ),
]
