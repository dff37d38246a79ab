import { contract, type BodyOf, type ResponseOf, type WorklistClient } from '@klopt/api-client/contract'
import { Alert, Button, DateField, IconButton, Menu, Select, TextareaField, toast } from '@klopt/ui'
import { addDays, startOfMonth } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { BellRing, FileDown, Lock, MessageCircleQuestionMark, MoreHorizontal, Send, UserRound } from 'lucide-react'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { AuditFilesModal } from './audit-files-modal.tsx'

type Action = BodyOf<typeof contract.worklist.bulk>['action']
type Outcome = ResponseOf<typeof contract.worklist.bulk>

export interface WorklistBulkProps {
  firmId: number
  rows: readonly WorklistClient[]
  done: () => void
}

/** What is done for several clients at once: first what they wait for, and under '…' what is done seldom. */
export function WorklistBulk({ firmId, rows, done }: WorklistBulkProps) {
  const [open, setOpen] = useState<Action['kind'] | 'audit_files' | null>(null)
  const props = { firmId, rows, done, onClose: () => setOpen(null) }
  const agreed = rows.filter(({ state, approval }) => state === 'approved' || approval === 'approved').length
  const asked = rows.filter(({ openQuestions }) => openQuestions > 0).length
  return (
    <>
      {agreed > 0 && (
        <Button size="small" variant="primary" icon={Send} onClick={() => setOpen('file_approved')}>
          Indienen wat akkoord is {agreed}
        </Button>
      )}
      {asked > 0 && (
        <Button size="small" icon={BellRing} onClick={() => setOpen('remind')}>
          Herinneren {asked}
        </Button>
      )}
      <Button size="small" icon={MessageCircleQuestionMark} onClick={() => setOpen('ask_papers')}>
        Stukken vragen {rows.length}
      </Button>
      <Menu
        placement="top-end"
        trigger={<IconButton label="Meer met de gekozen klanten" icon={MoreHorizontal} size="small" />}
        items={[
          { label: 'Wie kiezen', icon: UserRound, onSelect: () => setOpen('set_manager') },
          { label: 'Boekingen vastzetten', icon: Lock, onSelect: () => setOpen('lock_books') },
          { label: 'Auditfiles', icon: FileDown, onSelect: () => setOpen('audit_files') },
        ]}
      />
      {open === 'audit_files' && <AuditFilesModal {...props} />}
      {open === 'set_manager' && <ManagerModal {...props} />}
      {open === 'lock_books' && <LockModal {...props} />}
      {open === 'ask_papers' && <PapersModal {...props} />}
      {open === 'remind' && <RemindModal {...props} />}
      {open === 'file_approved' && <FileModal {...props} />}
    </>
  )
}

type ModalProps = WorklistBulkProps & { onClose: () => void }

/** Who left is no client any more, but has its row on this screen. */
const nameOf = ({ administrationId }: { administrationId: number }, rows: readonly WorklistClient[]): string | null =>
  rows.find(({ id }) => id === administrationId)?.companyName ?? null

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
        setRefused(outcome.refused.map((one) => ({ ...one, companyName: one.companyName ?? nameOf(one, rows) })))
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
  const colleagues = useQuery(query(contract.firmMembers.list, { params: { firmId } })).data ?? []
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
      <p>
        Op die dag en ervoor wordt bij deze klanten niets meer geboekt. Alleen het kantoor kan de boeken weer
        openzetten.
      </p>
      <DateField label="Tot en met" required value={lockedUntil} onChange={setLockedUntil} error={fault} />
      <Refused refused={refused} />
    </FormModal>
  )
}

/** What could not be done, client by client. */
const Refused = ({ refused }: { refused: Outcome['refused'] }) =>
  refused.map(({ administrationId, companyName, reason }) => (
    <Alert key={administrationId} tone="warning">
      {companyName}: {reason}
    </Alert>
  ))

function PapersModal(props: ModalProps) {
  const [text, setText] = useState('')
  const [dueOn, setDueOn] = useState<string | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const { send, refused, isPending, error } = useBulk(props)
  return (
    <FormModal
      title="Stukken vragen"
      button="Vragen"
      isPending={isPending}
      problem={error?.message}
      unsavedChanges={text !== ''}
      onClose={props.onClose}
      onSubmit={async (event) => {
        event.preventDefault()
        setIsMissing(text.trim() === '')
        if (text.trim() !== '') await send({ kind: 'ask_papers', text: text.trim(), dueOn })
      }}
    >
      <p>Elke klant krijgt deze vraag in de eigen administratie, en een mail als het even rust.</p>
      <TextareaField
        label="Vraag"
        required
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isMissing ? 'Dit veld mag niet leeg zijn' : undefined}
      />
      <DateField label="Graag uiterlijk" hint="Mag leeg blijven." min={today()} value={dueOn} onChange={setDueOn} />
      <Refused refused={refused} />
    </FormModal>
  )
}

function RemindModal(props: ModalProps) {
  const { send, refused, isPending, error } = useBulk(props)
  return (
    <FormModal
      title="Herinneren aan open vragen"
      button="Herinneren"
      isPending={isPending}
      problem={error?.message}
      onClose={props.onClose}
      onSubmit={async (event) => {
        event.preventDefault()
        await send({ kind: 'remind' })
      }}
    >
      <p>
        Wie nog een vraag heeft openstaan, krijgt er binnen een kwartier weer een mail over; niet in de avond of nacht.
      </p>
      <Refused refused={refused} />
    </FormModal>
  )
}

function FileModal(props: ModalProps) {
  const { send, refused, isPending, error } = useBulk(props)
  return (
    <FormModal
      title="Indienen wat akkoord is"
      button="Aangifte doen"
      isPending={isPending}
      problem={error?.message}
      onClose={props.onClose}
      onSubmit={async (event) => {
        event.preventDefault()
        await send({ kind: 'file_approved' })
      }}
    >
      <p>
        Van elke klant die akkoord gaf, worden de bedragen van de btw-aangifte bewaard zoals ze zijn. Klopt stuurt niets
        naar de Belastingdienst: neem de bedragen daarna over.
      </p>
      <Refused refused={refused} />
    </FormModal>
  )
}
