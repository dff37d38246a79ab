import { contract, type NumberSeries } from '@klopt/api-client/contract'
import { askConfirmation, Button, Card, IconButton, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { SeriesModal } from './series-modal.tsx'
import * as styles from './settings.css.ts'

/** The series of numbers beside the usual one. */
export function SeriesCard({ administrationId }: { administrationId: number }) {
  const { data: series } = useQuery(query(contract.numbering.series, { params: { administrationId } }))
  const mayChange = useMayChange(administrationId, { permission: 'ADMIN' })
  /** What is open: a series, or `new`. */
  const [open, setOpen] = useState<NumberSeries | 'new' | null>(null)
  if (!series || (!mayChange && series.length === 0)) return null
  return (
    <Card
      title="Andere reeksen"
      aside={
        mayChange && (
          <Button size="small" icon={Plus} onClick={() => setOpen('new')}>
            Reeks toevoegen
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <p className={styles.text}>
          Nummer je een deel van je facturen apart, bijvoorbeeld die van een webwinkel? Geef ze een eigen reeks en kies
          die op de factuur. Elke reeks telt zelf door.
        </p>
        {series.length > 0 && (
          <ul aria-label="Andere reeksen" className={styles.series}>
            {series.map((each) => (
              <Series key={each.id} {...{ administrationId, mayChange }} series={each} onEdit={() => setOpen(each)} />
            ))}
          </ul>
        )}
      </div>
      {open !== null && (
        <SeriesModal
          administrationId={administrationId}
          series={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

interface SeriesProps {
  administrationId: number
  series: NumberSeries
  mayChange: boolean
  onEdit: () => void
}

function Series({ administrationId, series, mayChange, onEdit }: SeriesProps) {
  const { id: seriesId, name, version, nextNumber, isUsed } = series
  const removal = useWrite(contract.numbering.deleteSeries, { errors: 'screen' })
  const remove = async () => {
    const isSure = await askConfirmation({
      title: `Reeks ${name} verwijderen?`,
      text: 'Concepten kunnen deze reeks dan niet meer kiezen.',
      confirmLabel: 'Reeks verwijderen',
      danger: true,
    })
    if (!isSure) return
    removal.mutate(
      { params: { administrationId, seriesId }, body: { version } },
      { onSuccess: () => void toast.success(`Reeks ${name} is verwijderd`), onError: notifyByToast },
    )
  }
  return (
    <li className={styles.seriesRow}>
      <span className={styles.seriesName}>
        {name} <span className={styles.muted}>volgende nummer {nextNumber}</span>
      </span>
      {mayChange && <IconButton icon={Pencil} label={`Reeks ${name} wijzigen`} size="small" onClick={onEdit} />}
      {mayChange && !isUsed && (
        <IconButton icon={Trash2} label={`Reeks ${name} verwijderen`} size="small" onClick={() => void remove()} />
      )}
    </li>
  )
}
