import { contract, type Asset } from '@klopt/api-client/contract'
import { DateField, MoneyField, RadioGroup, Select, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { vatOptions } from '../../shared/selling/vat-choices.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { disposalOf, type DisposalForm } from './disposal.ts'

export interface DisposeModalProps {
  administrationId: number
  asset: Asset
  onClose: () => void
}

const ways = [
  { value: 'invoice', label: 'Verkocht met een factuur', hint: 'De opbrengst komt van die factuur.' },
  { value: 'money', label: 'Verkocht zonder factuur', hint: 'Je zegt hier wat het heeft opgebracht.' },
  { value: 'scrapped', label: 'Afgedankt, verloren of kapot', hint: 'Wat het nog waard was, is een kostenpost.' },
] as const

/** Sells or scraps an asset on a day. */
export function DisposeModal({ administrationId, asset, onClose }: DisposeModalProps) {
  const [form, setForm] = useState<DisposalForm>({
    way: 'invoice',
    date: today(),
    cents: null,
    vatCode: 'sale_high',
    accountId: null,
  })
  const change = (changes: Partial<DisposalForm>) => setForm({ ...form, ...changes })
  const accounts = useQuery(query(contract.ledgerAccounts.list, { params: { administrationId } })).data ?? []
  const dispose = useWrite(contract.assets.dispose, { errors: 'screen' })
  const body = disposalOf(form)
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (body === null) return
    const params = { administrationId, assetId: asset.id }
    await dispose.mutateAsync({ params, body: { ...body, version: asset.version } }).then(
      () => {
        toast.success(`${asset.name} is uit de boeken`)
        onClose()
      },
      // The reason stands in the form.
      () => undefined,
    )
  }
  const faults: Readonly<Record<string, string>> = dispose.error?.fields ?? {}
  return (
    <FormModal
      title={`${asset.name} verkopen of afdanken`}
      onClose={onClose}
      button="Uit de boeken halen"
      danger
      isPending={dispose.isPending}
      problem={Object.keys(faults).length === 0 ? dispose.error?.message : undefined}
      onSubmit={submit}
    >
      <RadioGroup label="Wat is ermee gebeurd?" options={ways} value={form.way} onChange={(way) => change({ way })} />
      {form.way === 'invoice' && (
        <p>
          Zet de verkoop op een factuur, met de rekening {asset.resultAccount.number} {asset.resultAccount.name}. Daar
          komt ook wat het nog waard was.
        </p>
      )}
      <DateField
        label="Op"
        required
        value={form.date}
        today={today()}
        max={today()}
        onChange={(date) => change({ date })}
        error={faults['date']}
      />
      {form.way === 'money' && (
        <>
          <MoneyField
            label="Opbrengst"
            hint="Met de btw erin."
            required
            value={form.cents}
            onChange={(cents) => change({ cents })}
            error={faults['proceeds.cents']}
          />
          <Select
            label="Btw"
            options={vatOptions(form.date ?? today())}
            value={form.vatCode}
            onChange={(vatCode) => vatCode !== null && change({ vatCode })}
            error={faults['proceeds.vatCode']}
          />
          <Select
            label="Ontvangen op"
            required
            options={accounts
              .filter(({ active, type }) => active && (type === 'asset' || type === 'liability' || type === 'equity'))
              .map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` }))}
            value={form.accountId}
            onChange={(accountId) => change({ accountId })}
            error={faults['proceeds.accountId']}
          />
        </>
      )}
    </FormModal>
  )
}
