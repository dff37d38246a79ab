import type { Capture, Pointer, Scroll, Size } from '../events/index.ts'
import { elementAt } from '../markup/path.ts'
import { elementFrom, pointerOf } from '../markup/pointer.ts'
import { cleanCss } from './clean-css.ts'
import { fitFrame } from './fit.ts'
import type { ParseHtml } from './parser.ts'
import { lendFonts } from './fonts.ts'
import { createScrolled } from './scrolled.ts'
import { createSigns } from './signs.ts'
import { createTree, Mismatch } from './tree.ts'

export interface MirrorOptions {
  /** Loaded, of our own origin, sandboxed without scripts. Its parent is what it is scaled into. */
  frame: HTMLIFrameElement
  /** See `createParser`. */
  parse: ParseHtml
  /** Called when the mirror cannot go on without a whole capture: send `request_capture {chunks: true}`. */
  requestCapture: () => void
}

export interface Mirror {
  /** Shows a capture. Answers whether it could: if not, a whole one was asked for. */
  apply: (capture: Capture) => boolean
  resize: (size: Size) => void
  scroll: (scroll: Scroll) => void
  /** Draws the user's mouse, and around what was clicked. */
  mouse: (pointer: Pointer) => void
  click: (pointer: Pointer) => void
  /** What the operator points at, from the place of an event in our own window. */
  pointerAt: (clientX: number, clientY: number) => Pointer
  stop: () => void
}

/**
 * The operator's view of a shared page. Nothing that arrives is trusted: it is parsed where it can do
 * nothing, and only known elements, attributes and styles are made again in the frame.
 */
export function createMirror({ frame, parse, requestCapture }: MirrorOptions): Mirror {
  const { contentDocument: document, contentWindow: window } = frame
  if (!document || !window) throw new Error('The frame of a mirror has to be of our own origin.')
  // It is looked at alone: no pointer, no focus.
  frame.inert = true
  frame.style.pointerEvents = 'none'
  const tree = createTree(document)
  const fit = fitFrame(frame)
  const signs = createSigns(document)
  const scrolled = createScrolled(document, window)
  const sheet = document.createElement('style')
  lendFonts(frame.ownerDocument, window)
  let hash: string | null = null
  let asked = false

  function ask(): false {
    hash = null
    if (!asked) requestCapture()
    asked = true
    return false
  }

  function show({ content, chunks, linksStyle }: Capture): void {
    if (linksStyle !== null) sheet.textContent = cleanCss(linksStyle)
    if (linksStyle !== null) document?.head.append(sheet)
    else if (!sheet.isConnected) throw new Mismatch('the styles never came')
    if (chunks) patch(chunks)
    else tree.replace(parse(content))
    tree.settle()
  }

  function patch(chunks: NonNullable<Capture['chunks']>): void {
    const inside = chunks.filter(([id]) => id !== 0)
    const parsed = parse(inside.map(([, markup]) => `<template>${markup}</template>`).join(''))
    const templates = parsed.querySelectorAll('template')
    if (templates.length !== inside.length) throw new Mismatch('a chunk is not one element')
    for (const [id, markup] of chunks) if (id === 0) tree.patchPage(parse(markup))
    inside.forEach(([id], index) => {
      const element = templates[index]?.content.firstElementChild
      if (!element) throw new Mismatch('a chunk is empty')
      tree.patch(id, element)
    })
  }

  return {
    apply: (capture) => {
      if (capture.chunks && (hash === null || capture.base !== hash)) return ask()
      const first = hash === null
      try {
        show(capture)
      } catch {
        // Whatever does not fit on what is here. It is asked for once, so that a forged one makes no loop.
        return ask()
      }
      hash = capture.hash
      asked = false
      fit.setSize(capture)
      if (first) scrolled.set(document.scrollingElement, { top: capture.top, left: window.scrollX })
      else scrolled.again()
      signs.follow()
      return true
    },
    resize: fit.setSize,
    scroll: ({ top, left, path }) => {
      scrolled.set(path === '' ? document.scrollingElement : elementAt(document, path), { top, left })
      signs.follow()
    },
    mouse: signs.mouse,
    click: signs.click,
    pointerAt: (clientX, clientY) => {
      const { x, y } = fit.toUser(clientX, clientY)
      return pointerOf(elementFrom(document, x, y), x, y)
    },
    stop: fit.stop,
  }
}
