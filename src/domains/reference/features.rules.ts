import type { EmployeeConfiguration, FeatureConfiguration, FeatureStatus } from '#contract/session/configuration.ts'
import type { Gate } from '@/routes/row'

/** The data that decides whether a gated screen is open; undefined while loading. */
export interface FeatureFacts {
  features: FeatureConfiguration['features'] | undefined
  employeeFeatures: EmployeeConfiguration['features'] | undefined
  developerOptions: boolean
}

/**
 * §3 feature configuration: a feature is enabled, disabled or hidden, and hidden where the answer lacks it. The
 * employee's features (`reports`, `guestManagement`, …) and the developer setting are only on or off.
 */
export function gateStatus(gate: Gate, { features, employeeFeatures, developerOptions }: FeatureFacts): FeatureStatus {
  const [kind, name = ''] = gate.split('.')
  if (kind === 'feature') return features?.[name as keyof typeof features]?.status ?? 'hidden'
  const isOn = kind === 'setting' ? developerOptions : employeeFeatures?.[name as keyof typeof employeeFeatures]
  return isOn ? 'enabled' : 'hidden'
}
