import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from '../icons/drawings.ts'
import type { IconDrawing } from '../icons/icon.tsx'
import type { Command, EditorState } from 'prosemirror-state'
import * as commands from './commands.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** Something the toolbar and the keyboard can do to the text. */
export interface Tool {
  /** By which its text is found. */
  name:
    | 'bold'
    | 'italic'
    | 'underline'
    | 'code'
    | 'heading'
    | 'subheading'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'undo'
    | 'redo'
  icon: IconDrawing
  /** As prosemirror-keymap reads it: `Mod` is Ctrl, or Command on a Mac. */
  key: string
  command: Command
  /** Whether the text at the cursor is so; absent for what is done once. */
  isOn?: (state: EditorState) => boolean
}

/** What is written: a page with all there is, or a letter. */
export type TextKind = 'page' | 'letter'

const marked = (name: 'bold' | 'italic' | 'underline' | 'code') => ({
  command: commands.toggle(marks[name]),
  isOn: (state: EditorState) => commands.isMarked(state, marks[name]),
})
const heading = (level: 2 | 3) => ({
  command: commands.toggleHeading(level),
  isOn: (state: EditorState) => commands.isIn(state, nodes.heading, { level }),
})
const list = (name: 'bullet_list' | 'ordered_list') => ({
  command: commands.toggleList(nodes[name]),
  isOn: (state: EditorState) => commands.isIn(state, nodes[name]),
})

/** What shows how letters look. */
export const markTools: readonly Tool[] = [
  { name: 'bold', icon: Bold, key: 'Mod-b', ...marked('bold') },
  { name: 'italic', icon: Italic, key: 'Mod-i', ...marked('italic') },
  { name: 'underline', icon: Underline, key: 'Mod-u', ...marked('underline') },
  { name: 'code', icon: Code, key: 'Mod-e', ...marked('code') },
]

/** What a paragraph can be. */
export const blockTools: readonly Tool[] = [
  { name: 'heading', icon: Heading2, key: 'Mod-Alt-2', ...heading(2) },
  { name: 'subheading', icon: Heading3, key: 'Mod-Alt-3', ...heading(3) },
  { name: 'bullets', icon: List, key: 'Mod-Shift-8', ...list('bullet_list') },
  { name: 'numbers', icon: ListOrdered, key: 'Mod-Shift-7', ...list('ordered_list') },
  {
    name: 'quote',
    icon: Quote,
    key: 'Mod-Shift-b',
    command: commands.toggleQuote,
    isOn: (state) => commands.isIn(state, nodes.quote),
  },
]

/** What a mail needs, which has no headings, quotes or code. */
const ofLetters: ReadonlySet<Tool['name']> = new Set(['bold', 'italic', 'underline', 'bullets', 'numbers'])

/** The tools of a kind of text. */
export const toolsFor = (kind: TextKind, tools: readonly Tool[]): readonly Tool[] =>
  kind === 'letter' ? tools.filter(({ name }) => ofLetters.has(name)) : tools

/** Back and forth. */
export const historyTools: readonly Tool[] = [
  { name: 'undo', icon: Undo2, key: 'Mod-z', command: commands.undo },
  { name: 'redo', icon: Redo2, key: 'Mod-y', command: commands.redo },
]
