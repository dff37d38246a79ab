'use client'

import { useEffect, useState, type DragEvent } from 'react'
import { useLatest } from '../overlay/use-latest.ts'
import { isElement } from '../overlay/is-element.ts'

interface DropOptions {
  disabled: boolean
  /** Beside the element counts as on it. */
  wholePage: boolean
}

/** Makes an element a place to drop files on, or the whole page with it. */
export function useDrop(onFiles: (files: readonly File[]) => void, { disabled, wholePage }: DropOptions) {
  const [over, setOver] = useState(false)
  usePageDrops(onFiles, setOver, wholePage && !disabled)
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
      if (!isElement(relatedTarget) || !currentTarget.contains(relatedTarget)) setOver(false)
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

/** Takes what is dropped beside the element; what is dropped on it has been taken when it gets here. */
function usePageDrops(
  onFiles: (files: readonly File[]) => void,
  setOver: (over: boolean) => void,
  enabled: boolean,
): void {
  const latest = useLatest(onFiles)
  useEffect(() => {
    if (!enabled) return
    const listening = new AbortController()
    const listen = (type: 'dragover' | 'dragleave' | 'drop', hear: (event: globalThis.DragEvent) => void) =>
      document.addEventListener(type, hear, { signal: listening.signal })
    listen('dragover', (event) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    })
    // Outside the window there is nothing it goes to.
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false))
    listen('drop', (event) => {
      setOver(false)
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      latest.current([...event.dataTransfer.files])
    })
    return () => listening.abort()
  }, [enabled, latest, setOver])
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
