import { contract } from '@klopt/api-client/contract'
import { Select } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import type { DraftPartProps } from '../../shared/selling/draft.ts'

const USUAL = ''

/** In which series the invoice is numbered; nothing where there is one series. */
export function SeriesField({
  administrationId,
  draft,
  update,
  problems,
}: DraftPartProps & { administrationId: number }) {
  const series = useQuery(query(contract.numbering.series, { params: { administrationId } })).data ?? []
  if (series.length === 0) return null
  const options = [
    { value: USUAL, label: 'Gewone reeks' },
    ...series.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const chosen = series.find(({ id }) => id === draft.seriesId)
  return (
    <Select
      id="invoice-series"
      label="Nummerreeks"
      {...(chosen && { hint: `Het volgende nummer is ${chosen.nextNumber}` })}
      options={options}
      value={String(draft.seriesId ?? USUAL)}
      onChange={(id) => update((before) => ({ ...before, seriesId: id === USUAL ? null : Number(id) }))}
      error={problems['seriesId']}
    />
  )
}
