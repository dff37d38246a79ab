import { contract } from '@klopt/api-client/contract'
import { Alert, AppLink, linkClassName, Tick } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import * as styles from './assets.css.ts'

/** Says that the register holds today what the ledger does. */
export function LedgerTick({ administrationId }: { administrationId: number }) {
  const accounts = useReconciled(administrationId)
  if (accounts === undefined || accounts.length === 0 || accounts.some(isOff)) return null
  return <Tick className={styles.tie}>klopt met het grootboek</Tick>
}

/** On which accounts the register does not hold what the ledger does, and by how much; nothing where it does. */
export function LedgerAlert({ administrationId }: { administrationId: number }) {
  const off = useReconciled(administrationId)?.filter(isOff) ?? []
  if (off.length === 0) return null
  const accounts = off.map(({ number, name, differenceCents }) => `${number} ${name} (${formatEuro(differenceCents)})`)
  return (
    <Alert tone="warning">
      De activa en het grootboek verschillen op {accounts.join(' en ')}. Voeg toe wat er nog geen activum is, of boek
      wat hier niet hoort op een andere rekening. Had je een activum al voor je met Klopt begon, zet het dan ook{' '}
      <AppLink href={administrationAddress(administrationId, 'opening-balance')} className={linkClassName}>
        op de beginbalans
      </AppLink>
      , met wat toen was afgeschreven.
    </Alert>
  )
}

const isOff = ({ differenceCents }: { differenceCents: number }) => differenceCents !== 0

function useReconciled(administrationId: number) {
  const asked = { params: { administrationId }, query: { asOf: today() } }
  return useQuery(query(contract.assets.reconciliation, asked)).data?.accounts
}
