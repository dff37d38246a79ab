import type { ProjectChoice } from '@klopt/api-client/contract'
import { Button, type ButtonProps } from '@klopt/ui'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { TimerModal } from './timer-modal.tsx'
import { useTimers } from './timer/use-timers.ts'

interface StartTimerProps {
  administrationId: number
  choices: readonly ProjectChoice[]
  /** How the button looks. */
  look?: Pick<ButtonProps, 'variant' | 'size' | 'className'>
}

/** Starts the timer for a project. */
export function StartTimer({ administrationId, choices, look = { variant: 'text' } }: StartTimerProps) {
  const [isOpen, setOpen] = useState(false)
  const { start } = useTimers(administrationId)
  return (
    <>
      <Button {...look} icon={Play} onClick={() => setOpen(true)}>
        Timer voor een project
      </Button>
      {isOpen && (
        <TimerModal {...{ administrationId, choices }} timer={null} onStart={start} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
