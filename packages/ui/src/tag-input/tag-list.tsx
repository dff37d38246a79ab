'use client'

import type { KeyboardEvent, Ref } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { X } from '../icons/drawings.ts'
import { useLanguage } from '../language/use-language.ts'
import * as styles from './tag-input.css.ts'
import { dutch } from './texts.ts'
import { takesRef } from '../react-18.ts'

interface TagListProps {
  tags: readonly string[]
  /** Absent while nothing may change. */
  onRemove: ((tag: string) => void) | undefined
  /** Focus goes on past the last. */
  onLeave: () => void
  ref: Ref<HTMLUListElement>
}

/** The tags, each with a cross; the arrows go along them, and they are no stop for Tab. */
export const TagList = takesRef(function TagList({ tags, onRemove, onLeave, ref }: TagListProps) {
  const texts = useLanguage('tagInput', dutch)
  const focusAt = (list: Element | null, place: number) => {
    const buttons = list?.querySelectorAll('button')
    const button = buttons?.[place]
    if (button) button.focus()
    else onLeave()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const place = buttons.findIndex((button) => button.contains(event.target as Node))
    const [back, onwards] = event.currentTarget.matches(':dir(rtl)')
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight']
    const places: Record<string, number> = {
      [back ?? '']: Math.max(0, place - 1),
      [onwards ?? '']: place + 1,
      Home: 0,
      End: buttons.length,
    }
    if (event.key === 'Backspace' || event.key === 'Delete') buttons[place]?.click()
    else if (places[event.key] !== undefined) focusAt(event.currentTarget, places[event.key] ?? 0)
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons within, which bubble up to here
    <ul ref={ref} aria-label={texts.list} hidden={tags.length === 0} className={styles.list} onKeyDown={onKeyDown}>
      {tags.map((tag, place) => (
        <li key={tag} className={styles.tag}>
          <span className={styles.word}>{tag}</span>
          {onRemove && (
            <IconButton
              icon={X}
              size="extra-small"
              label={texts.remove(tag)}
              tabIndex={-1}
              className={styles.remove}
              onClick={(event) => {
                const list = event.currentTarget.closest('ul')
                // The one that comes into its place: the next, or else the one before it.
                const heir = tags.length === 1 ? undefined : place === tags.length - 1 ? place - 1 : place + 1
                focusAt(list, heir ?? tags.length)
                onRemove(tag)
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
})
