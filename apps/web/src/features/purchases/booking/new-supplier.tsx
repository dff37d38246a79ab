import { contract } from '@klopt/api-client/contract'
import type { ApiError } from '@klopt/api-client'
import { Alert, Button, TextField, toast } from '@klopt/ui'
import { useState } from 'react'
import { wasNotified } from '../../../app/errors/unhandled-errors.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import * as styles from './booking.css.ts'
import { supplierField, supplierParts, type SupplierPart } from './fields.ts'
import type { Proposal } from './proposal.ts'
import { asWritten, countryOf, formOf } from './supplier-form.ts'
import { useNewSupplierPicks, type Picks } from './use-picks.ts'

export interface NewSupplierProps {
  administrationId: number
  name: string
  proposal: Proposal | null
  picks: Picks
  /** The known one that it is not, though it has the same account or number. */
  notContactId: number | null
  error: string | undefined
  onAdded: (supplier: { id: number; name: string; isNew: boolean }) => void
  onCancel: () => void
}

const labels: Readonly<Record<SupplierPart, string>> = {
  name: 'Naam',
  street: 'Straat en huisnummer',
  postcode: 'Postcode',
  city: 'Plaats',
  kvkNumber: 'KVK-nummer',
  vatNumber: 'Btw-id',
  iban: 'IBAN',
}

/** A supplier that is not known yet, with what was read of it; one with the same details is taken instead. */
export function NewSupplier(props: NewSupplierProps) {
  const { administrationId, name, proposal, picks, notContactId, error, onAdded, onCancel } = props
  const [form, setForm] = useState(() => formOf(name, proposal))
  const create = useWrite(contract.purchases.createSupplier)
  const failure: ApiError | null = create.error
  const set = (part: SupplierPart, value: string) => setForm((before) => ({ ...before, [part]: value }))
  useNewSupplierPicks(picks, (part, value) => set(part, asWritten(part, value)))
  const add = async () => {
    const { kvkNumber, vatNumber, iban, ...rest } = form
    const body = {
      ...rest,
      country: countryOf(form),
      kvkNumber: kvkNumber.trim() || null,
      vatNumber: vatNumber.trim() || null,
      iban: iban.trim() || null,
      notContactId,
    }
    try {
      const supplier = await create.mutateAsync({ params: { administrationId }, body })
      toast.success(supplier.isNew ? `${supplier.name} is toegevoegd.` : `${supplier.name} stond al in je relaties.`)
      onAdded(supplier)
    } catch {
      // Shown at the fields below.
    }
  }
  const field = (part: SupplierPart) => (
    <div data-field={supplierField(part)}>
      <TextField
        label={labels[part]}
        autoComplete="off"
        value={form[part]}
        onChange={({ target }) => set(part, target.value)}
        error={failure?.fields[part]}
      />
    </div>
  )
  const isRootError = failure !== null && !wasNotified(failure) && supplierParts.every((part) => !failure.fields[part])
  return (
    <fieldset className={styles.newSupplier}>
      <legend className={styles.legend}>Nieuwe leverancier</legend>
      {/* In the head: beside a document there is no room for it beside the deed. */}
      <Button size="small" variant="text" className={styles.inHead} onClick={onCancel}>
        Bekende kiezen
      </Button>
      {field('name')}
      <div className={styles.pair}>
        {field('kvkNumber')}
        {field('vatNumber')}
      </div>
      {field('iban')}
      {field('street')}
      <div className={styles.pair}>
        {field('postcode')}
        {field('city')}
      </div>
      {error !== undefined && <Alert tone="warning">Voeg de leverancier toe, of kies een bekende.</Alert>}
      {isRootError && <Alert tone="danger">{failure.message}</Alert>}
      <div data-field="supplier">
        <Button variant="secondary" loading={create.isPending} onClick={() => void add()}>
          Leverancier toevoegen
        </Button>
      </div>
    </fieldset>
  )
}
