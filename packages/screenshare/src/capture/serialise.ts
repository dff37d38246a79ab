import { marks, ruleOf } from '../markup/attributes.ts'
import { isDrawing, kindOf, type Kind } from '../markup/elements.ts'
import { weigh, type Chunk } from './chunk.ts'
import { stateOf, type Control } from './controls.ts'
import { escapeText, escapeValue } from './escape.ts'
import type { Secrets } from './secrets.ts'
import { box, closeOf, openOf, plainAttribute, size, withoutSecrets } from './written-markup.ts'
import { hideTyped, writtenText, writtenValue } from './written-text.ts'

/** What writing a page needs to know of it. */
export interface Known {
  secrets: Secrets
  /** The chunk of an element, if it has one. */
  find: (element: Element) => Chunk | undefined
  create: (element: Element, masked: boolean) => Chunk
  /** Called for each control with what was written of it. */
  onControl: (control: Control, state: string) => void
  /** Called for each open shadow root; answers its styles. */
  onShadowRoot: (root: ShadowRoot) => string
  /** Called for each element of a name of its own that has no open shadow root yet. */
  onHost: (element: Element) => void
  /** Whether amounts are left out now. */
  hidesAmounts: () => boolean
}

/** Where in the page one is: `solid` is never cut into chunks, as a list of options or a drawing. */
type Place = 'page' | 'solid' | 'drawing'

/** Beyond so many nodes of its own a chunk takes no more groups of elements, and then no more elements at all. */
const FEW = 16
const ENOUGH = 64
/** A parser goes no deeper than this. */
const DEEPEST = 500
const FRAME_TEXT = 'IFRAME word niet ondersteund'

/**
 * Makes what writes one chunk at a time: in one pass over its nodes, without cloning any. What is
 * large becomes chunks inside, which are not written here; they come back as parts.
 */
export function createSerialiser(known: Known): (chunk: Chunk) => void {
  let out = ''
  let parts: (string | Chunk)[] = []
  let own = 0
  let privacy = ''

  return (chunk) => {
    out = ''
    parts = []
    own = 0
    writeElement(chunk.element, 'page', chunk.masked, 0, chunk)
    // An element that is not shown keeps its place, so that it can come back.
    if (out === '' && parts.length === 0) out = `<template ${marks.chunk}='${chunk.id}'></template>`
    if (out !== '') parts.push(out)
    chunk.parts = parts
    chunk.dirty = false
    weigh(chunk)
  }

  function writeChildren(parent: Node, place: Place, masked: boolean, depth: number): void {
    if (depth > DEEPEST) return
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      const type = child.nodeType
      if (type === 1) writeChild(child as Element, place, masked, depth)
      else if (type === 3) {
        own += 1
        out += writtenText(child as Text, masked, known.hidesAmounts())
      }
    }
  }

  function writeChild(element: Element, place: Place, masked: boolean, depth: number): void {
    own += 1
    if (place === 'page') {
      const chunk = known.find(element) ?? (isLarge(element) ? known.create(element, masked) : undefined)
      if (chunk) {
        if (chunk.masked !== masked) chunk.dirty = true
        chunk.masked = masked
        if (out !== '') parts.push(out)
        parts.push(chunk)
        out = ''
        return
      }
    }
    writeElement(element, place, masked, depth)
  }

  function isLarge(element: Element): boolean {
    if (own <= FEW || (own <= ENOUGH && element.firstElementChild === null)) return false
    const kind = kindOf(element.localName)
    return kind === 'plain' || kind === 'host'
  }

  function writeElement(element: Element, place: Place, masked: boolean, depth: number, chunk?: Chunk): void {
    const name = element.localName
    const kind: Kind | null = place === 'drawing' ? (isDrawing(name) ? 'plain' : null) : kindOf(name)
    if (kind === null || (name === 'input' && (element as HTMLInputElement).type === 'hidden')) return
    const before = out
    const tag = kind === 'frame' ? 'div' : name
    const hidden = masked || (isField(kind) && known.secrets.has(element as Control))
    const head = chunk && chunk.id > 0 ? `<${tag} ${marks.chunk}='${chunk.id}'` : openOf(tag)
    out += head
    privacy = ''
    if (element.hasAttributes()) writeAttributes(element, name, hidden)
    const asked = privacy
    if (asked === 'mask' && !hidden) {
      out = before + head
      writeAttributes(element, name, true)
    } else if (asked === 'ignore') {
      out = before
      return
    } else if (asked === 'block') {
      out = before + head + box(element) + (kind === 'void' || name === 'input' ? '>' : `></${tag}>`)
      return
    }
    writeInside(element, kind, tag, name === 'svg' ? 'drawing' : place, hidden || asked === 'mask', depth)
  }

  function writeInside(element: Element, kind: Kind, tag: string, place: Place, masked: boolean, depth: number): void {
    switch (kind) {
      case 'host':
      case 'plain':
        out += '>'
        if (kind === 'host') writeShadow(element, tag, masked, depth)
        else if (tag === 'pre' && element.firstChild?.nodeValue?.startsWith('\n')) out += '\n'
        writeChildren(element, place, masked, depth + 1)
        break
      case 'input':
        writeInput(element as HTMLInputElement, masked)
        return
      case 'textarea':
        // A parser takes the first line end for one of the markup.
        out += `>\n${escapeText(hideTyped(element as HTMLTextAreaElement, noted(element as HTMLTextAreaElement), masked, known.hidesAmounts()))}`
        break
      case 'select':
        noted(element as HTMLSelectElement)
        out += '>'
        writeChildren(element, 'solid', masked, depth + 1)
        break
      case 'option':
        out += (element as HTMLOptionElement).selected ? " selected=''>" : '>'
        writeChildren(element, 'solid', masked, depth + 1)
        break
      case 'meter':
        out += ` value='${Number((element as HTMLMeterElement).value)}'>`
        break
      case 'image':
        out += `${size(element)}>`
        if (tag === 'img') return
        break
      case 'frame':
        out += `>${FRAME_TEXT}`
        break
      default:
        out += '>'
        return
    }
    out += closeOf(tag)
  }

  function writeInput(input: HTMLInputElement, masked: boolean): void {
    const state = noted(input)
    if (input.type === 'checkbox' || input.type === 'radio') out += state === 'on' ? " checked=''>" : '>'
    else out += state === '' ? '>' : ` value='${escapeValue(hideTyped(input, state, masked, known.hidesAmounts()))}'>`
  }

  /** What a control shows, noted so that a change is seen. */
  function noted(control: Control): string {
    const state = stateOf(control, known.secrets)
    known.onControl(control, state)
    return state
  }

  function writeShadow(element: Element, tag: string, masked: boolean, depth: number): void {
    const root = element.shadowRoot
    if (!root) {
      if (tag.includes('-')) known.onHost(element)
      return
    }
    const css = known.onShadowRoot(root).replaceAll('</', '<\\/')
    out += `<template shadowrootmode='open'>${css === '' ? '' : `<style>${css}</style>`}`
    writeChildren(root, 'page', masked, depth + 1)
    out += '</template>'
  }

  function writeAttributes(element: Element, tag: string, masked: boolean): void {
    // Names and values rather than nodes, of which a browser would make one for each.
    for (const name of element.getAttributeNames()) {
      const rule = ruleOf(name)
      if (rule === null) continue
      const value = element.getAttribute(name) ?? ''
      if (rule === 'plain') out += plainAttribute(name, value)
      else if (rule === 'text')
        out += ` ${name}='${writtenValue(value, masked && name !== 'id', known.hidesAmounts() && name !== 'id')}'`
      else writeSpecial(element, tag, rule, value)
    }
    if (tag === 'dialog' && element.matches(':modal')) out += ` ${marks.top}='modal'`
  }

  function writeSpecial(element: Element, tag: string, rule: string, value: string): void {
    if (rule === 'style') out += ` ${marks.style}='${escapeValue(withoutSecrets(value))}'`
    else if (rule === 'link') out += ` href='${tag === 'use' && value.startsWith('#') ? escapeValue(value) : '#'}'`
    else if (rule === 'privacy') privacy = value
    else if (rule === 'popover') out += element.matches(':popover-open') ? ` ${marks.top}='popover'` : " hidden=''"
  }
}

const isField = (kind: Kind): boolean => kind === 'input' || kind === 'textarea'
