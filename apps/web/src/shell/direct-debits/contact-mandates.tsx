import { contract, type Mandate } from '@klopt/api-client/contract'
import { askConfirmation, Badge, Button, toast } from '@klopt/ui'
import { formatDateLong, formatIban } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './mandates.css.ts'
import { MandateModal, type Debtor } from './mandate-modal.tsx'
import { Agreement } from '../agreement.tsx'

export interface ContactMandatesProps {
  administrationId: number
  contact: Debtor
}

/** What a contact signed to be collected from, and adding, changing and ending it. */
export function ContactMandates({ administrationId, contact }: ContactMandatesProps) {
  const { data } = useQuery(
    query(contract.directDebits.mandates, {
      params: { administrationId },
      query: { contactId: String(contact.id) },
    }),
  )
  const [open, setOpen] = useState<'new' | Mandate | null>(null)
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  if (data === undefined) return null
  return (
    <Agreement title="Incasso">
      <div className={styles.stack}>
        {data.items.length === 0 && (
          <p className={styles.line}>Deze relatie heeft geen machtiging gegeven om facturen te incasseren.</p>
        )}
        {data.items.length > 0 && (
          <ul className={styles.list} aria-label="Machtigingen">
            {data.items.map((mandate) => (
              <li key={mandate.id} className={styles.mandate}>
                <MandateLine mandate={mandate} />
                {mayChange && mandate.state !== 'ended' && (
                  <MandateActions {...{ administrationId, mandate }} onChange={() => setOpen(mandate)} />
                )}
              </li>
            ))}
          </ul>
        )}
        {mayChange && (
          <div className={styles.actions}>
            <Button icon={Plus} onClick={() => setOpen('new')}>
              Machtiging toevoegen
            </Button>
          </div>
        )}
      </div>
      {open !== null && (
        <MandateModal
          administrationId={administrationId}
          contact={contact}
          mandate={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Agreement>
  )
}

function MandateLine({ mandate }: { mandate: Mandate }) {
  const { label, tone } = states[mandate.state]
  return (
    <>
      <p className={styles.reference}>
        <strong>{mandate.reference}</strong> <Badge tone={tone}>{label}</Badge>
      </p>
      <p className={styles.line}>
        {mandate.kind === 'recurring' ? 'Doorlopend' : 'Eenmalig'}
        {mandate.scheme === 'B2B' && ', zakelijk (B2B)'}, getekend op {formatDateLong(mandate.signedOn)}
      </p>
      <p className={styles.line}>
        {formatIban(mandate.iban)} van {mandate.accountHolder}
      </p>
    </>
  )
}

const states: Record<Mandate['state'], { label: string; tone: 'success' | 'neutral' | 'warning' }> = {
  active: { label: 'Actief', tone: 'success' },
  ended: { label: 'Beëindigd', tone: 'neutral' },
  refused: { label: 'Geweigerd door de bank', tone: 'warning' },
  other_account: { label: 'Andere rekening nodig', tone: 'warning' },
  used: { label: 'Gebruikt', tone: 'neutral' },
  lapsed: { label: 'Verlopen', tone: 'warning' },
  outside_eea: { label: 'Buiten de EER', tone: 'warning' },
}

interface MandateActionsProps {
  administrationId: number
  mandate: Mandate
  onChange: () => void
}

function MandateActions({ administrationId, mandate, onChange }: MandateActionsProps) {
  const end = useWrite(contract.directDebits.endMandate)
  const ask = async () => {
    const isSure = await askConfirmation({
      title: `Machtiging ${mandate.reference} beëindigen?`,
      text: 'Je kunt er dan niet meer mee incasseren. Wat al in een incassobestand staat, gaat door.',
      confirmLabel: 'Machtiging beëindigen',
      danger: true,
    })
    if (!isSure) return
    end.mutate(
      { params: { administrationId, mandateId: mandate.id }, body: { version: mandate.version } },
      { onSuccess: () => void toast.success('De machtiging is beëindigd'), onError: notifyByToast },
    )
  }
  return (
    <div className={styles.actions}>
      {(mandate.lastCollectedOn === null || mandate.kind === 'recurring') && (
        <Button size="small" aria-label={`Machtiging ${mandate.reference} wijzigen`} onClick={onChange}>
          Wijzigen
        </Button>
      )}
      <Button
        size="small"
        aria-label={`Machtiging ${mandate.reference} beëindigen`}
        loading={end.isPending}
        onClick={() => void ask()}
      >
        Beëindigen
      </Button>
    </div>
  )
}
