import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history } from 'prosemirror-history'
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { redo, removeVariable } from './commands.ts'
import { schema } from './schema.ts'
import { blockTools, historyTools, markTools } from './tools.ts'

const { nodes } = schema

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView())
  return true
})

const keys = {
  ...Object.fromEntries([...markTools, ...blockTools, ...historyTools].map(({ key, command }) => [key, command])),
  'Mod-Shift-z': redo,
  Enter: splitListItem(nodes.list_item),
  'Shift-Enter': breakLine,
  Backspace: removeVariable('nodeBefore'),
  Delete: removeVariable('nodeAfter'),
  // Tab goes on to the next field, as everywhere.
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
}

/** What one types at the start of a line, and what it becomes. */
const shorthands = [
  textblockTypeInputRule(/^(##|###)\s$/, nodes.heading, ([, hashes]) => ({ level: hashes?.length })),
  wrappingInputRule(/^>\s$/, nodes.quote),
  wrappingInputRule(/^[-*]\s$/, nodes.bullet_list),
  wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, ([, number]) => ({ start: Number(number) })),
]

/** Keys, shorthands and history of an editor that knows these variables. */
export const editorPlugins = (variables: readonly string[]): Plugin[] => [
  inputRules({ rules: [...shorthands, variableRule(variables)] }),
  keymap(keys),
  keymap(baseKeymap),
  history(),
]

/** Makes a chip of `{{klant}}` as soon as its last brace is typed. */
const variableRule = (variables: readonly string[]) =>
  new InputRule(/\{\{\s*([\w.-]+)\s*\}\}$/, (state, [, name = ''], start, end) =>
    variables.includes(name)
      ? state.tr.replaceWith(start, end, nodes.variable.create({ name }, null, state.doc.resolve(start).marks()))
      : null,
  )
