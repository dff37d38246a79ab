import { Button } from '@klopt/ui'
import { Plus } from 'lucide-react'
import { CopyDay } from './copy-day.tsx'
import { KeyHint } from './key-hint.tsx'
import type { Hours } from './use-hours.ts'

interface NewLineProps {
  administrationId: number
  hours: Hours
  onPress: () => void
}

/** What writes on the day that is looked at: a line of its own, or those of the day before again. */
export const NewLine = ({ administrationId, hours, onPress }: NewLineProps) => (
  <>
    <Button variant="text" icon={Plus} aria-keyshortcuts="r" onClick={onPress}>
      Regel toevoegen <KeyHint>r</KeyHint>
    </Button>
    <CopyDay
      {...{ administrationId, userId: hours.userId, day: hours.day }}
      entries={[...hours.before, ...hours.entries]}
    />
  </>
)
