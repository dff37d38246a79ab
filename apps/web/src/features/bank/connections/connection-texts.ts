import type { BankConnection } from '@klopt/api-client/contract'
import type { BadgeProps } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { today } from '../../../app/today.ts'

type Shown = Omit<BankConnection, 'id' | 'accounts'>

export interface ConnectionState {
  readonly tone: NonNullable<BadgeProps['tone']>
  readonly label: string
}

/** What a connection is, in a word or two. */
export function stateOf(connection: Shown): ConnectionState {
  if (connection.state === 'ended') {
    return connection.endedBy === 'bank'
      ? { tone: 'danger', label: 'Toestemming voorbij' }
      : { tone: 'neutral', label: 'Ontkoppeld' }
  }
  if (connection.failure !== null) return failures[connection.failure]
  if (connection.endsSoon) return { tone: 'warning', label: 'Loopt bijna af' }
  if (isFirstFetch(connection)) return { tone: 'info', label: 'Wordt opgehaald' }
  return { tone: 'success', label: 'Gekoppeld' }
}

const failures: Record<NonNullable<BankConnection['failure']>, ConnectionState> = {
  busy: { tone: 'warning', label: 'Bank is druk' },
  unavailable: { tone: 'warning', label: 'Bank antwoordt niet' },
  differs: { tone: 'danger', label: 'Niet geïmporteerd' },
}

/** What its owner has to know or do: what happened, why, and the way on. Null when all is well. */
export function problemOf(connection: Shown): { readonly tone: 'warning' | 'danger'; readonly text: string } | null {
  const { bankName, state, endedBy, endedAt, validUntil, failure, endsSoon } = connection
  if (state === 'ended') {
    if (endedBy !== 'bank' || endedAt === null) return null
    const text = `Sinds ${dayOf(endedAt)} komt er niets meer binnen van ${bankName}: je toestemming is voorbij. Koppel de bank opnieuw.`
    return { tone: 'danger', text }
  }
  if (failure === 'differs') {
    const text = `${bankName} geeft andere regels dan je al hebt. Daarom is er niets geïmporteerd. Importeer het afschrift van deze dagen; daar zie je het verschil.`
    return { tone: 'danger', text }
  }
  if (endsSoon) {
    const text = `Je toestemming bij ${bankName} loopt af op ${dayOf(validUntil)}. Geef die opnieuw, dan blijven je regels binnenkomen.`
    return { tone: 'warning', text }
  }
  if (failure === null) return null
  const why = failure === 'busy' ? 'vraagt om geduld' : 'antwoordt niet'
  return {
    tone: 'warning',
    text: `${bankName} ${why}. Je hoeft niets te doen: Klopt probeert het over een paar uur weer.`,
  }
}

/** Those that ask for a person: the consent is over, or will be in two weeks. */
export const askingForConsent = <C extends Pick<BankConnection, 'endsSoon' | 'endedBy'>>(
  connections: readonly C[],
): readonly C[] => connections.filter(({ endsSoon, endedBy }) => endsSoon || endedBy === 'bank')

/** Whether it was made just now and nothing came in yet. */
export const isFirstFetch = ({ state, fetchedAt }: Pick<Shown, 'state' | 'fetchedAt'>): boolean =>
  state === 'active' && fetchedAt === null

export const dayOf = (timestamp: number): string => formatDateLong(today(new Date(timestamp * 1000)))
