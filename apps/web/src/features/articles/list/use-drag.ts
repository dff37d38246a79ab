import { useState, type DragEvent } from 'react'

interface Dragged {
  readonly id: number
  /** Where it is, and where it would come. */
  readonly from: number
  readonly to: number
}

/** Dragging a row by its grip to another place in the same list. `onDropped` with its place counted from 0. */
export function useDrag(onDropped: (id: number, place: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  return {
    grip: (id: number, index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        const row = event.currentTarget.closest('li')
        if (row) event.dataTransfer.setDragImage(row, 12, row.clientHeight / 2)
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(id))
        setDragged({ id, from: index, to: index })
      },
      onDragEnd: () => setDragged(null),
    }),
    onDragOver: (index: number) => (event: DragEvent) => {
      // What is dragged from elsewhere is none of ours.
      if (dragged === null) return
      event.preventDefault()
      if (dragged.to !== index) setDragged({ ...dragged, to: index })
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      setDragged(null)
      onDropped(dragged.id, dragged.to)
    },
    onLeaveList: (event: DragEvent) => {
      const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (dragged !== null && !isInside) setDragged({ ...dragged, to: dragged.from })
    },
    /** On which side of a row it would come. */
    markAt: (index: number): 'above' | 'below' | undefined => {
      if (dragged === null || dragged.to !== index || dragged.from === index) return undefined
      return dragged.to < dragged.from ? 'above' : 'below'
    },
  }
}
