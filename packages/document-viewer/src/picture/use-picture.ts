import { useEffect, useState } from 'react'
import type { PageSource } from '../pages/page-source.ts'
import { pictureSource } from './picture-source.tsx'

type PictureState = { status: 'loading' } | { status: 'broken' } | { status: 'ready'; source: PageSource }

/** Opens a picture, and lets go of it with the component. */
export function usePicture(content: Blob, name: string): PictureState {
  const [outcome, setOutcome] = useState<{ content: Blob; state: PictureState }>()
  useEffect(() => {
    const address = URL.createObjectURL(content)
    let hasGone = false
    const tell = (state: PictureState) => {
      if (!hasGone) setOutcome({ content, state })
    }
    pictureSource(content, address, name).then(
      (source) => tell({ status: 'ready', source }),
      () => tell({ status: 'broken' }),
    )
    return () => {
      hasGone = true
      URL.revokeObjectURL(address)
      // Its address is gone with it.
      setOutcome(undefined)
    }
  }, [content, name])
  return outcome?.content === content ? outcome.state : { status: 'loading' }
}
