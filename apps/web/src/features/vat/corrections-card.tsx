import { contract } from '@klopt/api-client/contract'
import { AppLink, Badge, Card } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { correctionStates } from './correction-states.ts'
import { formatEuroDifference } from './late-sentences.ts'
import type { VatReturn } from './period-states.ts'
import * as rows from './checklist.css.ts'

export interface CorrectionsCardProps {
  administrationId: number
  period: Pick<VatReturn, 'key' | 'filed'>
}

/** The corrections of a filed period, newest first. */
export function CorrectionsCard({ administrationId, period: { key, filed } }: CorrectionsCardProps) {
  const { data } = useQuery({
    ...query(contract.vatCorrections.list, { params: { administrationId } }),
    enabled: filed !== null,
  })
  const own = (data ?? []).filter((correction) => correction.key === key)
  if (own.length === 0) return null
  return (
    <Card title="Suppleties" padding="none">
      <ul className={rows.checks}>
        {own.map(({ id, state, differenceEuros }) => (
          <li key={id}>
            <AppLink
              href={administrationAddress(administrationId, 'vat-return/corrections/$correctionId', {
                params: { correctionId: id },
              })}
              className={rows.check}
            >
              <span className={rows.checkText}>Verschil {formatEuroDifference(differenceEuros)}</span>
              <Badge tone={correctionStates[state].tone}>{correctionStates[state].label}</Badge>
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
