import type { AdministrationEntry } from '@klopt/api-client/contract'

/** What a subscription is called in a word (specification, section 3). */
export const typeLabels: Record<AdministrationEntry['subscription']['type'], string> = {
  NONE: 'geen',
  TRIAL: 'proef',
  ZZP: 'zzp',
  PRESTARTER: 'instap',
  GRACE_PERIOD: 'uitloop',
  REWARD: 'beloning',
  MKB: 'mkb',
}
