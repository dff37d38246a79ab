import type { FirmClient as Client } from '@klopt/api-client/contract'

const labels: Record<Client['subscriptionType'], string> = {
  NONE: 'Geen',
  TRIAL: 'Proef',
  ZZP: 'Zzp',
  PRESTARTER: 'Instap',
  GRACE_PERIOD: 'Uitloop',
  REWARD: 'Beloning',
  MKB: 'Mkb',
}

/** The subscription of a client in a word; a trial without a current period has expired. */
export function subscriptionStateOf({ subscriptionType, currentPeriodEnd }: Client): string {
  if (subscriptionType === 'TRIAL' && currentPeriodEnd === null) return 'Proef verlopen'
  return labels[subscriptionType]
}
