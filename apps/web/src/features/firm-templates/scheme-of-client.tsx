import { contract, type SchemeAccount } from '@klopt/api-client/contract'
import { Select } from '@klopt/ui'
import { useState } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { query, queryClient } from '../../app/transport/api.ts'
import { useEveryClient } from '../../shared/firms/use-every-client.ts'

interface SchemeOfClientProps {
  firmId: number
  onTake: (accounts: SchemeAccount[]) => void
}

/** Begins a scheme with the chart of a client, to take from it what the others should have. */
export function SchemeOfClient({ firmId, onTake }: SchemeOfClientProps) {
  const clients = useEveryClient(firmId)
  const [chosen, setChosen] = useState<number | null>(null)
  const take = async (administrationId: number) => {
    setChosen(administrationId)
    const chart = await queryClient.fetchQuery(query(contract.ledgerAccounts.list, { params: { administrationId } }))
    onTake(chart.filter(({ active }) => active).map(({ number, name, type }) => ({ number, name, type })))
  }
  return (
    <Select
      label="Overnemen van een klant"
      hint="Zet het rekeningschema van die klant hieronder neer; haal weg wat niet mee hoeft."
      options={clients.map(({ id, companyName }) => ({ value: id, label: companyName }))}
      value={chosen}
      onChange={(id) => {
        if (id !== null) void take(id).catch(notifyByToast)
      }}
    />
  )
}
