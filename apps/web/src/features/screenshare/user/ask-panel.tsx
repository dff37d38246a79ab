import { Avatar, Button } from '@klopt/ui'
import { useEffect, useRef } from 'react'
import * as styles from './overlay.css.ts'
import type { Operator } from './share-page.ts'

export interface AskPanelProps {
  operator: Operator
  onAnswer: (allowed: boolean) => void
}

/** Somebody would like to look. Nothing of the page is sent before the user says that they may. */
export function AskPanel({ operator: { first_name: name, image_url: picture }, onAnswer }: AskPanelProps) {
  const question = useRef<HTMLDivElement>(null)
  // Who is asked is brought to the question, unless they are typing.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) question.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div
      ref={question}
      role="alertdialog"
      aria-labelledby="screenshare-question"
      aria-describedby="screenshare-promise"
      tabIndex={-1}
      className={styles.asking}
    >
      <div className={styles.line}>
        <Avatar name={name} size={24} decorative {...(picture !== null && { src: picture })} />
        <div className={styles.question}>
          <strong id="screenshare-question">{name} wil meekijken</strong>
          <p id="screenshare-promise" className={styles.promise}>
            {name} ziet deze pagina’s van Klopt zolang jij deelt, en klikt of typt niets. Wachtwoorden, kaartnummers,
            burgerservicenummers, afbeeldingen en bestanden zijn nooit te zien.
          </p>
        </div>
        <div className={styles.answers}>
          <Button variant="primary" size="small" onClick={() => onAnswer(true)}>
            Laat meekijken
          </Button>
          <Button size="small" onClick={() => onAnswer(false)}>
            Niet laten meekijken
          </Button>
        </div>
      </div>
    </div>
  )
}
