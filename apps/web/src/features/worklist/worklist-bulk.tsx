import { contract, type BodyOf, type ResponseOf, type WorklistClient } from '@klopt/api-client/contract'
import { Alert, Button, DateField, Select, toast } from '@klopt/ui'
import { addDays, startOfMonth } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Lock, UserRound } from 'lucide-react'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'

type Action = BodyOf<typeof contract.worklist.bulk>['action']
type Outcome = ResponseOf<typeof contract.worklist.bulk>

export interface WorklistBulkProps {
  firmId: number
  rows: readonly WorklistClient[]
  done: () => void
}

/** What is done for several clients at once. */
export function WorklistBulk({ firmId, rows, done }: WorklistBulkProps) {
  const [open, setOpen] = useState<Action['kind'] | null>(null)
  const props = { firmId, rows, done, onClose: () => setOpen(null) }
  return (
    <>
      <Button size="small" icon={UserRound} onClick={() => setOpen('set_manager')}>
        Wie kiezen
      </Button>
      <Button size="small" icon={Lock} onClick={() => setOpen('lock_books')}>
        Boekingen vastzetten
      </Button>
      {open === 'set_manager' && <ManagerModal {...props} />}
      {open === 'lock_books' && <LockModal {...props} />}
    </>
  )
}

type ModalProps = WorklistBulkProps & { onClose: () => void }

/** Sends one action for the rows; what was refused is told and stays chosen. */
function useBulk({ firmId, rows, done, onClose }: ModalProps) {
  const [refused, setRefused] = useState<Outcome['refused']>([])
  const write = useWrite(contract.worklist.bulk, { errors: 'screen' })
  const send = async (action: Action) => {
    const body = { administrationIds: rows.map(({ id }) => id), action }
    await write.mutateAsync({ params: { firmId }, body }).then(
      (outcome) => {
        if (outcome.done > 0)
          toast.success(outcome.done === 1 ? '1 klant bijgewerkt' : `${outcome.done} klanten bijgewerkt`)
        setRefused(outcome.refused)
        if (outcome.refused.length > 0) return
        onClose()
        done()
      },
      // The reason stands in the form.
      () => undefined,
    )
  }
  return { send, refused, isPending: write.isPending, error: write.error }
}

function ManagerModal(props: ModalProps) {
  const { firmId, onClose } = props
  const [managerId, setManagerId] = useState(NOBODY)
  const colleagues = useQuery(query(contract.worklist.colleagues, { params: { firmId } })).data ?? []
  const { send, isPending, error } = useBulk(props)
  return (
    <FormModal
      title="Wie doet deze klanten?"
      button="Kiezen"
      isPending={isPending}
      problem={error?.message}
      onClose={onClose}
      onSubmit={async (event) => {
        event.preventDefault()
        await send({ kind: 'set_manager', managerId: managerId === NOBODY ? null : managerId })
      }}
    >
      <Select
        label="Collega"
        options={[
          { value: NOBODY, label: 'Niemand' },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={managerId}
        onChange={(chosen) => setManagerId(chosen ?? NOBODY)}
      />
    </FormModal>
  )
}

/** Stands for no colleague. */
const NOBODY = 0

function LockModal(props: ModalProps) {
  const { onClose } = props
  const [lockedUntil, setLockedUntil] = useState<string | null>(addDays(startOfMonth(today()), -1))
  const { send, refused, isPending, error } = useBulk(props)
  const fault = error?.fields['action.lockedUntil']
  return (
    <FormModal
      title="Boekingen vastzetten"
      button="Vastzetten"
      isPending={isPending}
      problem={fault === undefined ? error?.message : undefined}
      onClose={onClose}
      onSubmit={async (event) => {
        event.preventDefault()
        if (lockedUntil !== null) await send({ kind: 'lock_books', lockedUntil })
      }}
    >
      <p>Op die dag en ervoor wordt bij deze klanten niets meer geboekt. Alleen het kantoor kan ze weer openzetten.</p>
      <DateField label="Tot en met" required value={lockedUntil} onChange={setLockedUntil} error={fault} />
      {refused.map(({ administrationId, companyName, reason }) => (
        <Alert key={administrationId} tone="warning">
          {companyName}: {reason}
        </Alert>
      ))}
    </FormModal>
  )
}
