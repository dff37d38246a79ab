import type { Size } from '@klopt/screenshare/events'
import type { Mirror } from '@klopt/screenshare/mirror'
import { IconButton } from '@klopt/ui'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { applyTo } from '../apply.ts'
import { MirrorStage } from '../mirror-stage.tsx'
import * as styles from './overlay.css.ts'
import type { Watcher } from './share-page.ts'

export interface PreviewProps {
  watch: (watcher: Watcher | null) => void
  requestCapture: () => void
  onClose: () => void
}

/** What is sent, shown as the operator sees it: the very captures, in the same frame. */
export default function Preview({ watch, requestCapture, onClose }: PreviewProps) {
  const [size, setSize] = useState<Size | null>(null)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const show = (mirror: Mirror | null) => {
    stop.current = () => watch(null)
    watch(
      mirror &&
        ((name, payload) => {
          applyTo(mirror, name, payload)
          if ('width' in payload) setSize({ width: payload.width, height: payload.height })
        }),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // One Escape closes one layer: a dialog underneath stays.
    event.preventDefault()
    onClose()
  }
  return (
    <section aria-labelledby="screenshare-preview" className={styles.preview}>
      <header className={styles.previewHeader}>
        <h2 id="screenshare-preview" className={styles.previewTitle}>
          Dit ziet de medewerker
        </h2>
        <IconButton icon={X} label="Voorbeeld sluiten" size="small" onClick={onClose} onKeyDown={onKeyDown} />
      </header>
      <p className={styles.previewText}>
        Wachtwoorden, kaartnummers, burgerservicenummers, afbeeldingen en bestanden zijn nooit te zien.
      </p>
      <div className={styles.previewFrame}>
        <MirrorStage
          title="Jouw scherm zoals de medewerker het ziet"
          size={size}
          requestCapture={requestCapture}
          onMirror={show}
        />
      </div>
    </section>
  )
}
