import { useMediaQuery } from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { useState } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { EntryModal } from './entry-modal.tsx'
import { HoursDesk } from './hours-desk.tsx'
import * as styles from './hours.css.ts'
import { PhoneHours } from './phone-hours.tsx'
import { useHours, type HoursScreenProps, type OpenEntry } from './use-hours.ts'

/** Somebody's hours: a week in a grid, a day of it or its month; on a phone the lines of a day. */
export function HoursScreen(props: HoursScreenProps) {
  usePageTitle('Uren')
  const isPhone = useMediaQuery(media.phone)
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [open, setOpen] = useState<OpenEntry | null>(null)
  const hours = useHours(props, wanted)
  const { administrationId } = props
  const { userId, choices, mayChange } = hours
  return (
    <div className={styles.page}>
      {isPhone ? (
        <PhoneHours {...props} hours={hours} onOpen={setOpen} />
      ) : (
        <HoursDesk {...props} hours={hours} onOpen={setOpen} onAdd={(id) => setWanted([...wanted, id])} />
      )}
      {open && (
        <EntryModal
          {...{ administrationId, userId, choices, ...open }}
          mayChange={mayChange && open.entry?.invoiced !== true}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}
