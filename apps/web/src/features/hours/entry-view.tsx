import type { TimeEntry } from '@klopt/api-client/contract'
import { Alert, DescriptionList, Modal } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { lineDuration } from './line-duration.ts'

/** Hours that stay as they are, and why. */
export function EntryView({ entry, onClose }: { entry: TimeEntry; onClose: () => void }) {
  const times = entry.startTime === null ? [] : [{ term: 'Tijd', details: `${entry.startTime} – ${entry.endTime}` }]
  return (
    <Modal open title="Uren" onClose={onClose}>
      <DescriptionList
        items={[
          { term: 'Project', details: [entry.projectName, entry.taskName].filter(Boolean).join(' · ') },
          { term: 'Dag', details: formatDateLong(entry.day) },
          { term: 'Duur', details: lineDuration(entry.seconds) },
          ...times,
          ...(entry.note === '' ? [] : [{ term: 'Notitie', details: entry.note }]),
        ]}
      />
      <Alert>
        {entry.invoiced
          ? 'Deze uren staan op een factuur, dus ze blijven zoals ze zijn.'
          : 'Deze week is ingediend. Haal hem terug om iets te veranderen.'}
      </Alert>
    </Modal>
  )
}
