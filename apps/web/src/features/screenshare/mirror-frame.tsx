import { createMirror, createParser, type Mirror, type ParseHtml } from '@klopt/screenshare/mirror'
import { useEffect, useRef } from 'react'

/** One for the page, as its policy of Trusted Types can be made once. */
let parse: ParseHtml | undefined

export interface MirrorFrameProps {
  /** Whose screen it shows. */
  title: string
  /** The mirror cannot go on without a whole capture. */
  requestCapture: () => void
  /** It can show captures; anew when the browser has loaded the frame again. Null: it never will. */
  onMirror: (mirror: Mirror | null) => void
}

/** A frame that shows captures: a page of its own, without scripts, pointer or focus. Fills the box around it. */
export function MirrorFrame({ title, requestCapture, onMirror }: MirrorFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const mirror = useRef<Mirror | null>(null)
  useEffect(() => () => mirror.current?.stop(), [])
  const begin = () => {
    mirror.current?.stop()
    parse ??= createParser()
    // An error page of the browser lets nobody in.
    mirror.current =
      frame.current?.contentDocument == null ? null : createMirror({ frame: frame.current, parse, requestCapture })
    onMirror(mirror.current)
  }
  return <iframe ref={frame} title={title} sandbox="allow-same-origin" src="/api/screenshare/mirror" onLoad={begin} />
}
