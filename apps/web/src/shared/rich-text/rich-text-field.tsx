import { Skeleton } from '@klopt/ui'
import type { RichTextEditorProps } from '@klopt/ui/rich-text'
import { lazy, Suspense } from 'react'

const Editor = lazy(async () => ({ default: (await import('@klopt/ui/rich-text')).RichTextEditor }))

export interface RichTextFieldProps extends RichTextEditorProps {
  /** How high it is about to be, so that nothing below it moves. Default as for a text of some lines. */
  waitingHeight?: string
}

/** The rich-text editor, fetched when a screen first shows one. */
export function RichTextField({ waitingHeight = '280px', ...props }: RichTextFieldProps) {
  return (
    <Suspense fallback={<Skeleton height={waitingHeight} />}>
      <Editor {...props} />
    </Suspense>
  )
}
