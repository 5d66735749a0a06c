import { screen } from '@testing-library/react'
import type { ProfileIssue } from '#contract/profile/profileIssues.ts'
import CompleteYourProfilePage from '@/domains/completion/CompleteYourProfilePage'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

/** Loads the code of dialogs before their tests, because loading takes longer than a test waits. */
export const fetchWindows = () =>
  Promise.all([
    import('@/domains/profile/emergency/EmergencySection'),
    import('@/domains/profile/personal/PersonalSections'),
    import('@/domains/trips/shared/ReportDialog'),
    import('@/forms/leave/LeaveDialog'),
  ])

/** Answers the requests of the steps, for an employee who has nothing but a profile. */
export function answerSteps(): void {
  answer(`${paths.profile}/travel-documents`, [])
  answer(`${paths.profile}/travel-preferences`, null)
  answer(paths.emergencyContact, null)
  answer('/profiles/p1/credit-cards', [])
  answer('/countries', [{ countryCode: 'CA', alpha3: 'CAN', countryName: 'Canada', callingCode: '1' }])
  answer('/airports', [])
}

export const show = (query = '?s=personal', locale?: 'fr-ca') =>
  renderPage(<CompleteYourProfilePage />, {
    path: `/complete-your-profile${query}`,
    messages: ['trips', 'trip'],
    ...(locale && { locale }),
  })
export const withIssues = (issues: ProfileIssue[], changed: Parameters<typeof makeProfile>[0] = {}) =>
  makeProfile({
    isAllowedToBook: false,
    isBasicInfoComplete: false,
    isMandatoryFieldsComplete: false,
    profileIssues: issues.map((issue) => ({ issue })),
    ...changed,
  })
export const stepLink = (name: RegExp) => screen.findByRole('link', { name })
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
