import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { DateField, TextField, toast } from '@klopt/ui'
import { addDays, formatDateLong } from '@klopt/validators'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'

type Lock = ResponseOf<typeof contract.bookLocks.list>['items'][number]

export interface LockBooksModalProps {
  administrationId: number
  /** The lock that holds; null while all of the books are open. */
  lock: Lock | null
  onClose: () => void
}

interface LockForm {
  lockedUntil: string | null
  reason: string
}

/** Locks the books up to a day, or opens them with a reason. */
export function LockBooksModal({ administrationId, lock, onClose }: LockBooksModalProps) {
  const yesterday = addDays(today(), -1)
  const lastYearEnd = `${Number(today().slice(0, 4)) - 1}-12-31`
  const form = useForm<LockForm>({ defaultValues: { lockedUntil: lock?.lockedUntil ?? lastYearEnd, reason: '' } })
  const { register, control, formState } = form
  const lockedUntil = useWatch({ control, name: 'lockedUntil' })
  const opens = lock !== null && (lockedUntil === null || lockedUntil < lock.lockedUntil)
  const set = useWrite(contract.bookLocks.set)
  const submit = form.handleSubmit((body) =>
    set.mutate(
      { params: { administrationId }, body },
      {
        onSuccess: () => {
          toast.success(lockNotice(body.lockedUntil))
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['lockedUntil', 'reason']),
      },
    ),
  )
  return (
    <FormModal
      title="Boekingen vastzetten"
      button={opens ? 'Openzetten' : 'Vastzetten'}
      danger={opens}
      isPending={set.isPending}
      problem={formState.errors.root?.message}
      unsavedChanges={formState.isDirty && !set.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        In vastgezette boekingen verandert niets meer. Wat later komt, telt op de eerste dag die nog open is, en dat zie
        je voordat je boekt.
      </p>
      {lock && <p>{lockedBy(lock)}</p>}
      <Controller
        control={control}
        name="lockedUntil"
        rules={{ validate: (day) => day !== null || lock !== null || 'Vul de laatste dag in die je vastzet' }}
        render={({ field }) => (
          <DateField
            label="Boekingen vastzetten t/m"
            hint={lock && hintOf(lock)}
            max={yesterday}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            error={formState.errors.lockedUntil?.message}
          />
        )}
      />
      <TextField
        label="Reden"
        required={opens}
        autoComplete="off"
        maxLength={500}
        hint={opens ? 'Waarom zet je boekingen weer open? Dit blijft bewaard.' : 'Bijvoorbeeld: jaarrekening is klaar.'}
        error={formState.errors.reason?.message}
        {...register('reason', {
          validate: (reason) => !opens || reason.trim() !== '' || 'Vul in waarom je boekingen weer openzet',
        })}
      />
    </FormModal>
  )
}

const lockNotice = (day: string | null) =>
  day === null ? 'Alle boekingen staan open.' : `Boekingen t/m ${formatDateLong(day)} zijn vastgezet.`

const hintOf = ({ firmLockedUntil }: Lock): string =>
  firmLockedUntil === null
    ? 'Maak het veld leeg om alles open te zetten.'
    : `Wat t/m ${formatDateLong(firmLockedUntil)} is vastgezet, zet alleen je boekhouder open.`

function lockedBy({ lockedUntil, lockedBy: who, byFirm, reason }: Lock): string {
  const by = who === null ? '' : ` door ${who}${byFirm ? ' van je boekhouder' : ''}`
  const why = reason === '' ? '' : `: ${reason}`
  return `Nu vastgezet t/m ${formatDateLong(lockedUntil)}${by}${why}.`
}
