import { IconButton, Tooltip } from '@klopt/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import * as styles from './page-buttons.css.ts'

interface PageButtonsProps {
  /** Counted from 1. */
  pageNumber: number
  pageCount: number
  /** Any number; the nearest page is shown. */
  onShowPage: (pageNumber: number) => void
}

/** The way to the previous and the next page, over the pages. The first page is 1. */
export function PageButtons({ pageNumber, pageCount, onShowPage }: PageButtonsProps) {
  const [typed, setTyped] = useState<string>()
  const go = () => {
    const wanted = Number(typed)
    if (typed && Number.isInteger(wanted)) onShowPage(wanted)
    setTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go()
    if (event.key !== 'Escape' || typed === undefined) return
    event.preventDefault()
    setTyped(undefined)
  }
  return (
    <div role="group" aria-label="Bladeren" className={styles.buttons}>
      <Step
        label="Vorige pagina"
        keyHint="PageUp"
        isDisabled={pageNumber <= 1}
        onPress={() => onShowPage(pageNumber - 1)}
      />
      <span className={styles.place}>
        <input
          inputMode="numeric"
          aria-label={`Pagina, van 1 tot en met ${pageCount}`}
          className={styles.number}
          style={{ width: `${String(pageCount).length + 1}ch` }}
          value={typed ?? pageNumber}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
          onFocus={(event) => event.target.select()}
          onBlur={go}
          onKeyDown={onKeyDown}
        />
        {' / '}
        {pageCount}
      </span>
      <Step
        label="Volgende pagina"
        keyHint="PageDown"
        isDisabled={pageNumber >= pageCount}
        onPress={() => onShowPage(pageNumber + 1)}
      />
    </div>
  )
}

interface StepProps {
  label: string
  keyHint: 'PageUp' | 'PageDown'
  isDisabled: boolean
  onPress: () => void
}

function Step({ label, keyHint, isDisabled, onPress }: StepProps) {
  return (
    <Tooltip content={`${label} (${keyHint})`} placement="top">
      <IconButton
        icon={keyHint === 'PageUp' ? ChevronLeft : ChevronRight}
        label={label}
        aria-keyshortcuts={keyHint}
        aria-disabled={isDisabled || undefined}
        className={isDisabled ? styles.disabled : undefined}
        onClick={() => !isDisabled && onPress()}
      />
    </Tooltip>
  )
}
