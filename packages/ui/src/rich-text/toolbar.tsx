'use client'

import { Braces, Link2 } from '../icons/drawings.ts'
import type { Command, EditorState } from 'prosemirror-state'
import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Menu } from '../menu/menu.tsx'
import { classNames } from '../styles/class-names.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { insertVariable, linkAt } from './commands.ts'
import { ariaKey, shownKey } from './keys.ts'
import { blockTools, historyTools, markTools, toolsFor, type TextKind, type Tool } from './tools.ts'
import * as styles from './rich-text-editor.css.ts'
import type { Variable } from './variables.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface ToolbarProps {
  state: EditorState
  run: (command: Command) => void
  onLink: () => void
  variables: readonly Variable[]
  kind: TextKind
  disabled: boolean
  /** The id of the text it is for. */
  controls: string
}

/** One stop for Tab; the arrows, Home and End go from button to button. */
export function Toolbar({ state, run, onLink, variables, kind, disabled, controls }: ToolbarProps) {
  const texts = useLanguage('richText', dutch)
  const [current, setCurrent] = useState('bold')
  const spot = (name: string) => ({ 'data-tool': name, tabIndex: name === current ? 0 : -1, disabled })
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.dataset['tool']) setCurrent(target.dataset['tool'])
  }
  const buttons = (tools: readonly Tool[]): ReactElement[] =>
    tools.map((tool) => <ToolButton key={tool.name} {...spot(tool.name)} tool={tool} state={state} run={run} />)
  const behaviour = { role: 'toolbar', onKeyDown: moveFocus, onFocus, onMouseDown: keepFocusInText }
  return (
    <div {...behaviour} aria-label={texts.toolbar} aria-controls={controls} className={styles.toolbar}>
      {buttons(toolsFor(kind, markTools))}
      <span className={styles.divider} />
      {buttons(toolsFor(kind, blockTools))}
      <span className={styles.divider} />
      <Tooltip content={texts.withKey(texts.link, shownKey('Mod-k'))}>
        <IconButton
          {...spot('link')}
          icon={Link2}
          label={texts.link}
          size="small"
          aria-haspopup="dialog"
          aria-keyshortcuts={ariaKey('Mod-k')}
          aria-pressed={linkAt(state) !== null}
          className={classNames(linkAt(state) !== null && styles.on)}
          onClick={onLink}
        />
      </Tooltip>
      {kind === 'page' && variables.length > 0 && (
        <Menu
          trigger={<IconButton {...spot('variable')} icon={Braces} label={texts.insertVariable} size="small" />}
          items={variables.map(({ name, label }) => ({ label, onSelect: () => run(insertVariable(name)) }))}
        />
      )}
      <span className={styles.divider} />
      {buttons(historyTools)}
    </div>
  )
}

interface ToolButtonProps {
  tool: Tool
  state: EditorState
  run: (command: Command) => void
  disabled: boolean
}

function ToolButton({ tool, state, run, ...spot }: ToolButtonProps) {
  const texts = useLanguage('richText', dutch)
  const { name, icon, key, command, isOn } = tool
  const label = texts[name]
  const on = isOn?.(state)
  // Not `disabled`, which would lose the focus once there is nothing left to undo.
  const idle = !on && !command(state)
  return (
    <Tooltip content={texts.withKey(label, shownKey(key))}>
      <IconButton
        {...spot}
        icon={icon}
        label={label}
        size="small"
        aria-keyshortcuts={ariaKey(key)}
        aria-pressed={on}
        aria-disabled={idle || undefined}
        className={classNames(on && styles.on, idle && styles.idle)}
        onClick={() => run(command)}
      />
    </Tooltip>
  )
}

/** A press with the mouse leaves the cursor where it was. */
function keepFocusInText(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('[data-tool]')) event.preventDefault()
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLElement) || !event.target.dataset['tool']) return
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
  const at = tools.indexOf(event.target)
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % tools.length,
    ArrowLeft: (at + tools.length - 1) % tools.length,
    Home: 0,
    End: tools.length - 1,
  }
  const next = places[event.key]
  if (next === undefined) return
  event.preventDefault()
  tools[next]?.focus()
}
