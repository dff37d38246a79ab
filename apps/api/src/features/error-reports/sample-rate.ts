import type { Settings } from '../../config/settings.ts'

/** The part of their errors that pages report (specification, section 9); none while developing. */
export function sampleRateOf(environment: Settings['environment']): number {
  const { rate, enabled } = sampleRates[environment]
  return enabled ? rate : 0
}

const sampleRates = {
  production: { rate: 0.05, enabled: true },
  staging: { rate: 1, enabled: true },
  development: { rate: 1, enabled: false },
} as const
