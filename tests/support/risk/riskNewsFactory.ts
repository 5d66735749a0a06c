import type { RiskNews } from '#contract/risk/riskNews.ts'

/** Nothing new since yesterday. */
export const makeRiskNews = (changed: Partial<RiskNews> = {}): RiskNews => ({
  since: '2026-05-11T12:00:00.000Z',
  arrived: 0,
  alerts: [],
  changes: [],
  rollCalls: [],
  ...changed,
})
