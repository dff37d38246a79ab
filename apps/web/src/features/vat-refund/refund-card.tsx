import { contract, type CountryRefund, type VatRefund } from '@klopt/api-client/contract'
import { Button, Card, EmptyState, Table } from '@klopt/ui'
import { useState } from 'react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { countryName } from '../../shared/administrations/countries.ts'
import { countryColumns } from './refund-columns.tsx'
import { RequestModal } from './request-modal.tsx'

/** What can be asked back of each country for a year, and ticking off that it was. */
export function RefundCard({ administrationId, refund }: { administrationId: number; refund: VatRefund }) {
  const { year, countries } = refund
  const [asked, setAsked] = useState<CountryRefund | null>(null)
  const mayTick = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const undo = useWrite(contract.vatRefund.request)
  const actions = (row: CountryRefund) => {
    const { country, vatCents, requested } = row
    if (!mayTick) return null
    if (requested === null)
      return (
        vatCents > 0 && (
          <Button size="small" aria-label={`Afvinken: ${countryName(country)}`} onClick={() => setAsked(row)}>
            Afvinken
          </Button>
        )
      )
    return (
      <Button
        size="small"
        variant="light"
        aria-label={`Vinkje weghalen: ${countryName(country)}`}
        loading={undo.isPending}
        onClick={() => undo.mutate({ params: { administrationId }, body: { year, country, requestedOn: null } })}
      >
        Vinkje weghalen
      </Button>
    )
  }
  return (
    <Card padding="none" title={`Btw van andere EU-landen in ${year}`}>
      <Table
        label="Btw per land"
        columns={countryColumns(countries, actions)}
        rows={countries}
        rowKey={({ country }) => country}
        empty={
          <EmptyState title={`Geen buitenlandse btw in ${year}`}>
            Kies bij het boeken van een inkoopfactuur ‘Geen btw’ en vul de buitenlandse btw in. Dan staat die hier.
          </EmptyState>
        }
      />
      {asked && <RequestModal {...{ administrationId, year }} refund={asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}
