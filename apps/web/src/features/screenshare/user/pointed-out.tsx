import { nameOf } from '@klopt/screenshare/capture'
import { visuallyHidden } from '@klopt/ui'
import { useEffect } from 'react'
import { Highlight } from './highlight.tsx'

export interface PointedOutProps {
  element: HTMLElement
  /** Who points. */
  by: string | undefined
  onDone: () => void
}

/** The operator points something out that cannot be clicked on, until the user goes on. */
export function PointedOut({ element, by, onDone }: PointedOutProps) {
  useEffect(() => {
    document.addEventListener('pointerdown', onDone, { capture: true })
    document.addEventListener('keydown', onDone, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', onDone, { capture: true })
      document.removeEventListener('keydown', onDone, { capture: true })
    }
  })
  return (
    <>
      <p className={visuallyHidden}>
        {by ?? 'De medewerker'} wijst aan: {nameOf(element)}
      </p>
      <Highlight element={element} hint="Kijk hier" onGone={onDone} />
    </>
  )
}
