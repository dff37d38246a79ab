import { Skeleton } from '@klopt/ui'
import type { RichTextEditorProps } from '@klopt/ui/rich-text'
import { lazy, Suspense } from 'react'

const Editor = lazy(async () => ({ default: (await import('@klopt/ui/rich-text')).RichTextEditor }))

/** The rich-text editor, fetched when a screen first shows one. */
export function RichTextField(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton height="280px" />}>
      <Editor {...props} />
    </Suspense>
  )
}
