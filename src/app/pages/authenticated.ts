import type { authenticatedRoutes } from '@/routes/authenticated'
import type { PageRow } from './pageRow'

/** Pages of the routes in `routes/authenticated.ts` (§2). */
export const authenticatedPages: Record<keyof typeof authenticatedRoutes, PageRow> = {
  registration: { load: () => import('@/domains/session/registration/RegistrationPage'), messages: ['session'] },
  sandbox: { load: () => import('@/domains/session/sandbox/SandboxPage'), messages: ['session'] },
  home: { load: () => import('@/domains/home/HomePage') },
  about: { load: () => import('@/domains/site/about/AboutPage'), messages: ['house', 'advice'] },
  actionCenter: {
    load: () => import('@/domains/actionCenter/ActionCenterPage'),
    messages: ['completion', 'profile', 'forms'],
  },
  reports: {
    load: () => import('@/domains/risk/travelers/FindTravelersPage'),
    messages: ['findTravelers', 'overview', 'advice', 'fields'],
  },
  sustainability: {
    load: () => import('@/domains/carbon/CarbonPage'),
    messages: ['carbon', 'fields'],
  },
  leedHotels: { load: () => import('@/domains/hotels/HotelsPage'), messages: ['hotels', 'tables'] },
  travelAdvisories: {
    load: () => import('@/domains/risk/advisories/countries/TravelAdvisoriesPage'),
    messages: ['advice', 'travel', 'tables'],
  },
  education: { load: () => import('@/domains/education/EducationPage'), messages: ['education'] },
  educationModule: { load: () => import('@/domains/education/ModulePage'), messages: ['education'] },
  marketplace: { load: () => import('@/domains/marketplace/MarketplacePage'), messages: ['marketplace'] },
  marketplaceApp: { load: () => import('@/domains/marketplace/AppPage'), messages: ['marketplace', 'forms'] },
  findTravelerAdvisories: {
    load: () => import('@/domains/risk/advisories/trips/FoundTripAdvisoriesPage'),
    messages: ['advice'],
  },
  developer: { load: () => import('@/domains/site/DeveloperPage'), messages: ['site'] },
  developerTexts: { load: () => import('@/domains/site/texts/DeveloperTextsPage'), messages: ['site'] },
  developerAlerts: { load: () => import('@/domains/risk/alerts/DeveloperAlertsPage'), messages: ['advice'] },
  developerComponents: {
    load: () => import('@/domains/site/components/ComponentsPage'),
    messages: ['site', 'tables'],
  },
}
