import { Button, type ButtonProps } from '@klopt/ui'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { CalendarModalProps } from './calendar-modal.tsx'

// Reading calendars comes along when somebody asks for it.
const CalendarModal = lazy(async () => ({ default: (await import('./calendar-modal.tsx')).CalendarModal }))

/** The way from a calendar file to hours. */
export function FromCalendar({ size, ...props }: Omit<CalendarModalProps, 'onClose'> & Pick<ButtonProps, 'size'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="text" size={size} icon={CalendarDays} onClick={() => setOpen(true)}>
        Uit je agenda
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarModal {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
