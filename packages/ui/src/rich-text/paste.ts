import { DOMParser, type ResolvedPos, type Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { cleanPaste } from './clean-paste.ts'
import type { LinkRules } from './links.ts'
import { schema } from './schema.ts'
import { markVariables } from './variables.ts'

export interface PasteRules {
  links?: LinkRules | undefined
  variables: readonly string[]
}

/**
 * Takes over what comes in as HTML. The editor's own reader makes a Trusted Types policy of its own,
 * which our pages do not allow, and knows nothing of Word.
 */
export function pasteHandlers(rules: () => PasteRules) {
  return {
    paste: (view: EditorView, event: ClipboardEvent): boolean => {
      const { clipboardData } = event
      if (!clipboardData) return false
      const slice = readHtml(clipboardData, view.state.selection.$from, rules())
      if (slice) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
      return takeOver(event, slice, clipboardData)
    },
    drop: (view: EditorView, event: DragEvent): boolean => {
      // Dragged within the editor: it knows its own text.
      if (view.dragging || !event.dataTransfer) return false
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      const slice = place && readHtml(event.dataTransfer, view.state.doc.resolve(place.pos), rules())
      if (place && slice) view.dispatch(view.state.tr.replaceRange(place.pos, place.pos, slice))
      return takeOver(event, slice, event.dataTransfer)
    },
  }
}

/** Leaves plain text to the editor; what is neither HTML nor text, such as an image, stays out. */
function takeOver(event: Event, slice: Slice | null, data: DataTransfer): boolean {
  if (!slice && data.getData('text/plain')) return false
  event.preventDefault()
  return true
}

function readHtml(data: DataTransfer, context: ResolvedPos, { links, variables }: PasteRules): Slice | null {
  const html = data.getData('text/html')
  if (!html) return null
  const fragment = cleanPaste(html, links)
  if (fragment.textContent.trim() === '') return null
  markVariables(fragment, variables)
  // In a block the reader passes over the white space between blocks.
  const root = document.createElement('div')
  root.append(fragment)
  return DOMParser.fromSchema(schema).parseSlice(root, { context })
}
