import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Attrs, MarkType, NodeType, ResolvedPos } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { AllSelection, Selection, type Command, type EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

export { redo, undo } from 'prosemirror-history'

const { nodes, marks } = schema

export const toggle = (mark: MarkType): Command => toggleMark(mark)

/** Whether the selection, or what is typed next, has a mark. */
export function isMarked({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = selection
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark)
}

/** Where the selection begins among the text, also when everything is selected. */
const startOf = ({ selection, doc }: EditorState): ResolvedPos =>
  selection instanceof AllSelection ? Selection.atStart(doc).$from : selection.$from

/** Whether the selection begins inside a kind of node. */
export function isIn(state: EditorState, node: NodeType, attrs: Attrs = {}): boolean {
  const $from = startOf(state)
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).hasMarkup(node, { ...$from.node(depth).attrs, ...attrs })) return true
  }
  return false
}

export const toggleHeading =
  (level: 2 | 3): Command =>
  (state, dispatch) =>
    isIn(state, nodes.heading, { level })
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch)

export const toggleList =
  (list: NodeType): Command =>
  (state, dispatch) => {
    if (isIn(state, list)) return liftListItem(nodes.list_item)(state, dispatch)
    return changeListKind(list)(state, dispatch) || wrapInList(list)(state, dispatch)
  }

/** Makes numbers of the bullets of the innermost list, or the other way round. */
const changeListKind =
  (list: NodeType): Command =>
  ({ selection: { $from }, tr }, dispatch) => {
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const { type } = $from.node(depth)
      if (type !== nodes.bullet_list && type !== nodes.ordered_list) continue
      dispatch?.(tr.setNodeMarkup($from.before(depth), list))
      return true
    }
    return false
  }

export const toggleQuote: Command = (state, dispatch) =>
  isIn(state, nodes.quote) ? lift(state, dispatch) : wrapIn(nodes.quote)(state, dispatch)

/** Puts a variable in place of the selection. */
export const insertVariable =
  (name: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.variable.create({ name })).scrollIntoView())
    return true
  }

/** Takes the variable before or after the cursor away as a whole; browsers do not agree on it. */
export const removeVariable =
  (side: 'nodeBefore' | 'nodeAfter'): Command =>
  ({ selection: { $from, empty }, tr }, dispatch) => {
    const node = $from[side]
    if (!empty || node?.type !== nodes.variable) return false
    const from = side === 'nodeBefore' ? $from.pos - node.nodeSize : $from.pos
    dispatch?.(tr.delete(from, from + node.nodeSize).scrollIntoView())
    return true
  }

/** The link the selection begins in, with where it stands. */
export function linkAt(state: EditorState): { from: number; to: number; href: string } | null {
  const $from = startOf(state)
  const { parent } = $from
  const linkOf = (index: number) => marks.link.isInSet(parent.maybeChild(index)?.marks ?? [])
  const before = $from.textOffset === 0 ? $from.index() - 1 : $from.index()
  const index = linkOf($from.index()) ? $from.index() : before
  const link = linkOf(index)
  if (!link) return null
  const isSame = (child: number) => linkOf(child)?.eq(link) ?? false
  let [first, last] = [index, index]
  while (isSame(first - 1)) first -= 1
  while (isSame(last + 1)) last += 1
  const href: unknown = link.attrs['href']
  return {
    from: $from.posAtIndex(first),
    to: $from.posAtIndex(last + 1),
    href: typeof href === 'string' ? href : '',
  }
}

/** Makes a link of the selection, of the link the cursor is in, or of the address itself. */
export const setLink =
  (href: string, shown: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection
    const mark = marks.link.create({ href })
    const link = linkAt(state)
    const selected = empty ? null : { from, to }
    const range = link && selected ? { from: Math.min(link.from, from), to: Math.max(link.to, to) } : (link ?? selected)
    const { tr } = state
    if (range) tr.removeMark(range.from, range.to, marks.link).addMark(range.from, range.to, mark)
    else tr.replaceSelectionWith(schema.text(shown, [...(state.storedMarks ?? []), mark]), false)
    dispatch?.(tr.scrollIntoView())
    return true
  }

/** Takes the link away that the cursor is in; its text stays. */
export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state)
  if (!link) return false
  dispatch?.(state.tr.removeMark(link.from, link.to, marks.link))
  return true
}
