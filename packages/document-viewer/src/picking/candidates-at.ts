import type { MouseEvent } from 'react'

/**
 * The candidates a press can have meant, by their ids. Where text lies thick, buttons of 24 pixels lie over
 * each other: a mouse on one text means that text, and a finger, which is not so exact, everything under it.
 */
export function candidatesAt({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>): string[] {
  const pressed = idsOf([currentTarget])
  // A key presses what has the focus.
  if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType === '') return pressed
  const { clientX, clientY, pointerType } = nativeEvent
  const under = document.elementsFromPoint(clientX, clientY)
  const texts = under.filter((element) => element.matches('[data-candidate] > *'))
  const meant = idsOf(pointerType === 'mouse' && texts.length > 0 ? texts : under)
  return meant.length > 0 ? meant : pressed
}

const idsOf = (elements: readonly Element[]): string[] => [
  ...new Set(
    elements.flatMap((element) => element.closest<HTMLElement>('[data-candidate]')?.dataset['candidate'] ?? []),
  ),
]
