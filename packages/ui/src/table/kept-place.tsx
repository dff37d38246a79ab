import { Component, type RefObject } from 'react'

interface KeptPlaceProps {
  frame: RefObject<HTMLElement | null>
  /** The table scrolls within itself, no longer with the page. */
  scrollsItself: boolean
  /** Called with the index of the row that stood first in sight, before what is rendered is measured. */
  onKept: (index: number) => void
}

/**
 * Sees which row stands first in sight as a table that grew begins to scroll within itself: who was far down the page
 * goes on from there. A class, since only `getSnapshotBeforeUpdate` is asked while the rows still stand where they were.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeptPlaceProps): number | null {
    return this.props.scrollsItself && !before.scrollsItself ? firstInSight(this.props.frame.current) : null
  }

  override componentDidUpdate(_before: KeptPlaceProps, _state: unknown, index: number | null): void {
    if (index !== null) this.props.onKept(index)
  }

  override render() {
    return null
  }
}

/** Null where the table begins in sight. */
function firstInSight(frame: HTMLElement | null): number | null {
  if (!frame) return null
  const top = Math.max(0, frame.querySelector('th')?.getBoundingClientRect().bottom ?? 0)
  const rows = [...frame.querySelectorAll<HTMLElement>('tbody > tr[data-index]')]
  const first = rows.find((row) => row.getBoundingClientRect().bottom > top)
  const index = Number(first?.dataset['index'] ?? 0)
  return index > 0 ? index : null
}
