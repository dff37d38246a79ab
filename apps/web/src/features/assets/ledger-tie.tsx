import { contract } from '@klopt/api-client/contract'
import { Alert, AppLink, linkClassName, Tick } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import * as styles from './assets.css.ts'

interface LedgerTieProps {
  administrationId: number
  /** The day that is looked at. */
  asOf: string
}

/** Says that the register holds at the end of a day what the ledger does. */
export function LedgerTick({ administrationId, asOf }: LedgerTieProps) {
  const accounts = useReconciled(administrationId, asOf)
  if (accounts === undefined || accounts.length === 0 || accounts.some(isOff)) return null
  return <Tick className={styles.tie}>klopt met het grootboek</Tick>
}

/** On which accounts the register does not hold what the ledger does, and by how much; nothing where it does. */
export function LedgerAlert({ administrationId, asOf }: LedgerTieProps) {
  const off = useReconciled(administrationId, asOf)?.filter(isOff) ?? []
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

function useReconciled(administrationId: number, asOf: string) {
  const asked = { params: { administrationId }, query: { asOf } }
  return useQuery(query(contract.assets.reconciliation, asked)).data?.accounts
}
