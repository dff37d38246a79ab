import { contract } from '@klopt/api-client/contract'
import { Card, TextField } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { query } from '../../app/transport/api.ts'
import { today } from '../../app/today.ts'
import { nextNumber } from './next-number.ts'
import type { ProfileForm } from '../../shared/administrations/profile-form.ts'
import { ProfileScreen } from './profile-screen.tsx'
import { SeriesCard } from './series-card.tsx'
import { StartNumberCard } from './start-number-card.tsx'
import * as styles from './settings.css.ts'

const FIRST = { nextSequence: 1, isUsed: false }
/** Until it is known where the numbers are. */
const UNUSED = { yearly: FIRST, everlasting: FIRST }

/** How invoices are numbered, with the number that comes next. */
export function NumberingScreen({ administrationId }: { administrationId: number }) {
  return (
    <ProfileScreen
      administrationId={administrationId}
      title="Nummering"
      description="Elk nummer wordt één keer gegeven, zonder gaten, als een factuur definitief wordt."
      fields={(form) => <NumberingFields form={form} administrationId={administrationId} />}
      after={
        <>
          <StartNumberCard administrationId={administrationId} />
          <SeriesCard administrationId={administrationId} />
        </>
      }
    />
  )
}

function NumberingFields({ form, administrationId }: { form: UseFormReturn<ProfileForm>; administrationId: number }) {
  const { register, control, formState } = form
  const pattern = useWatch({ control, name: 'invoiceNumberPattern' })
  const { data } = useQuery(query(contract.numbering.get, { params: { administrationId } }))
  const exampleOf = (text: string) => nextNumber(text, data ?? UNUSED, today())
  const example = exampleOf(pattern)
  const problemOf = (text: string) => {
    const shown = exampleOf(text)
    return 'problem' in shown ? shown.problem : undefined
  }
  return (
    <Card title="Facturen">
      <div className={styles.fields}>
        <TextField
          className={styles.half}
          label="Patroon"
          autoComplete="off"
          spellCheck={false}
          hint="Gebruik {jaar} of {jaar:2}, {maand} en {nr} of {nr:4} voor vier cijfers."
          error={formState.errors.invoiceNumberPattern?.message}
          {...register('invoiceNumberPattern', { validate: (text) => problemOf(text) ?? true })}
        />
        <div className={styles.half} role="status">
          <p className={styles.exampleLabel}>Het volgende nummer</p>
          <p className={styles.example}>{'number' in example ? example.number : '–'}</p>
        </div>
      </div>
    </Card>
  )
}
