import { contract, type Contact, type VatNumberCheck } from '@klopt/api-client/contract'
import { Badge, Button, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './contact-screen.css.ts'
import { Agreement } from '../../shell/agreement.tsx'

interface VatNumberCheckedProps {
  administrationId: number
  contact: Contact
}

/** What VIES says of the customer's number, which a supply within the EU stands or falls with. */
export function VatNumberChecked({ administrationId, contact }: VatNumberCheckedProps) {
  const params = { administrationId, contactId: contact.id }
  const checks = useQuery({
    ...query(contract.vatNumberChecks.list, { params }),
    // It only tells what is known: the contact is what this screen is for.
    meta: { errors: 'screen' as const },
  })
  const start = useWrite(contract.vatNumberChecks.start, { errors: 'screen' })
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  if (checks.data === undefined) return null
  const { canCheck, items } = checks.data
  const newest = items.find(({ vatNumber }) => vatNumber === contact.vatNumber)
  if (!canCheck && items.length === 0) return null
  const ask = () =>
    start.mutate(
      { params },
      {
        onSuccess: () => void toast.success('Btw-id aan VIES voorgelegd'),
        onError: (error) => void toast.error(error.message),
      },
    )
  return (
    <Agreement title="Btw-id volgens VIES" aside={newest && <StateBadge {...newest} />}>
      <p className={styles.pageText}>
        {newest === undefined ? 'Dit btw-id is nog niet gecontroleerd.' : wordsOf(newest)}
      </p>
      {mayChange && canCheck && newest?.state !== 'waiting' && (
        <div className={styles.buttons}>
          <Button icon={BadgeCheck} loading={start.isPending} onClick={ask}>
            {newest === undefined ? 'Controleren' : 'Opnieuw controleren'}
          </Button>
        </div>
      )}
    </Agreement>
  )
}

function StateBadge({ state }: VatNumberCheck) {
  if (state === 'waiting') return <Badge>Wacht op antwoord</Badge>
  return state === 'valid' ? <Badge tone="success">Geldig</Badge> : <Badge tone="danger">Niet geldig</Badge>
}

function wordsOf({
  vatNumber,
  state,
  requestedAt,
  answeredAt,
  consultationNumber,
  traderName,
}: VatNumberCheck): string {
  if (answeredAt === null)
    return `${vatNumber} is op ${instantText(requestedAt)} gevraagd. VIES heeft nog niet geantwoord; Klopt vraagt het elk uur opnieuw.`
  const said = `${vatNumber} was op ${instantText(answeredAt)} ${state === 'valid' ? 'geldig' : 'niet geldig'}.`
  const whose = traderName === null || state === 'invalid' ? '' : ` Het staat op naam van ${traderName}.`
  return `${said}${whose}${consultationNumber === null ? '' : ` Raadpleegnummer ${consultationNumber}.`}`
}
