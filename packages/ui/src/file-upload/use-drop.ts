import { useEffect, useState, type DragEvent } from 'react'

/** Makes an element a place to drop files on. */
export function useDrop(onFiles: (files: readonly File[]) => void, disabled: boolean) {
  const [over, setOver] = useState(false)
  useHarmlessDrops()

  const dropTarget = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (disabled || !event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy' as const
      setOver(true)
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const { relatedTarget, currentTarget } = event
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      setOver(false)
      if (disabled) return
      event.preventDefault()
      onFiles([...event.dataTransfer.files])
    },
  }
  return { over, dropTarget }
}

/** A file dropped beside the box would replace the page, and with it whatever was typed. */
function useHarmlessDrops(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    document.addEventListener('dragover', ignore)
    document.addEventListener('drop', ignore)
    return () => {
      document.removeEventListener('dragover', ignore)
      document.removeEventListener('drop', ignore)
    }
  }, [])
}
