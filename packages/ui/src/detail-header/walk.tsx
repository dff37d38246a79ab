'use client'

import { ChevronDown, ChevronUp } from '../icons/drawings.ts'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { KeysModal } from '../list-layout/keys-modal.tsx'
import { isTaken } from '../list-layout/use-list-keys.ts'
import { useLatest } from '../overlay/use-latest.ts'
import type { DetailHeaderProps } from './detail-header.tsx'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

interface WalkProps {
  onPrevious: DetailHeaderProps['onPrevious']
  onNext: DetailHeaderProps['onNext']
}

/** Up and down in the list it is one of, by its buttons and by k and j as in the list itself; '?' tells these keys. */
export function Walk({ onPrevious, onNext }: WalkProps) {
  const texts = useLanguage('detailHeader', dutch)
  const up = useRef<HTMLButtonElement>(null)
  const [isTelling, setIsTelling] = useState(false)
  const latest = useLatest({ k: onPrevious, j: onNext, '?': () => setIsTelling(true) })
  useEffect(() => {
    const page = up.current?.ownerDocument
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTaken(target)) return
      if (key !== 'k' && key !== 'j' && key !== '?') return
      event.preventDefault()
      latest.current[key]?.()
    }
    page?.addEventListener('keydown', onKeyDown)
    return () => page?.removeEventListener('keydown', onKeyDown)
  }, [latest])
  const keys = [
    { keys: ['k'], what: texts.previous },
    { keys: ['j'], what: texts.next },
  ]
  return (
    <>
      {/* At the end of the list they stay, or what is beside them would jump under the pointer. */}
      <IconButton
        ref={up}
        icon={ChevronUp}
        label={texts.previous}
        aria-keyshortcuts="k"
        disabled={!onPrevious}
        onClick={() => onPrevious?.()}
      />
      <IconButton
        icon={ChevronDown}
        label={texts.next}
        aria-keyshortcuts="j"
        disabled={!onNext}
        onClick={() => onNext?.()}
      />
      <KeysModal open={isTelling} onClose={() => setIsTelling(false)} title={texts.keys} keys={keys} />
    </>
  )
}
