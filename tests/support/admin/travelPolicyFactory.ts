import { askNever } from '#contract/approvals/approvalRules.ts'
import type { ManagedPolicy } from '#contract/admin/travelPolicies.ts'

/** The policy that new people get. */
export const makeManagedPolicy = (changed: Partial<ManagedPolicy> = {}): ManagedPolicy => ({
  id: 'tp-standard',
  name: 'Standard',
  names: [
    { locale: 'en-CA', value: 'Standard' },
    { locale: 'fr-CA', value: 'Régulière' },
  ],
  isAllowedSelf: true,
  isAllowedTransient: true,
  isAllowedEvent: true,
  ziiObtTemplateId: null,
  obtPolicyModificationRequestId: null,
  isDefault: true,
  isActive: true,
  needsApproval: false,
  approval: askNever,
  fareTolerancePercent: 15,
  hotelNightLimit: 360,
  hotelLimits: [{ kind: 'city', code: 'NYC', limit: 450, name: 'New York' }],
  currency: 'CAD',
  businessFromHours: 8,
  premiumFromHours: null,
  daysInAdvance: 14,
  holders: 12,
  version: 3,
  ...changed,
})
