import { describeTarget } from '@klopt/screenshare/capture'
import { Button } from '@klopt/ui'
import { useEffect } from 'react'
import { Highlight } from './highlight.tsx'
import * as styles from './overlay.css.ts'

export interface ClickRequestProps {
  element: HTMLElement
  /** Who asks. */
  by: string | undefined
  onDone: () => void
}

/** The operator asks for a click. The user decides, and clicks on what submits, deletes, pays or leads away only themselves. */
export function ClickRequest({ element, by, onDone }: ClickRequestProps) {
  const { kind, name, isSafe } = describeTarget(element)
  useDoneWhenClicked(element, onDone)
  return (
    <>
      <div className={styles.panel}>
        <div className={styles.line}>
          <p className={styles.words}>
            <span>
              {by ?? 'De medewerker'} vraagt je te klikken op: {kind}
              {name !== '' && <strong className={styles.name}> {name}</strong>}
            </span>
          </p>
          <div className={styles.buttons}>
            {isSafe && (
              <Button
                variant="primary"
                size="small"
                onClick={() => {
                  onDone()
                  clickOn(element)
                }}
              >
                Klik voor mij
              </Button>
            )}
            <Button size="small" onClick={onDone}>
              Niet doen
            </Button>
          </div>
        </div>
      </div>
      <Highlight element={element} hint="Klik hier" onGone={onDone} />
    </>
  )
}

function useDoneWhenClicked(element: HTMLElement, onDone: () => void): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && element.contains(target)) onDone()
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  })
}

/** As the user's own click does: what can have the focus gets it. */
function clickOn(element: HTMLElement): void {
  element.focus()
  element.click()
}
