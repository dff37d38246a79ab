'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useCloseDialog } from '../overlay/dialog-context.ts'
import { Listbox, optionId } from '../select/listbox.tsx'
import type { Option } from '../select/option.ts'
import { useListbox } from '../select/use-listbox.ts'
import { CommandField } from './command-field.tsx'
import type { CommandPaletteProps } from './command-palette.tsx'
import * as styles from './command-palette.css.ts'
import { useFoundCommands } from './use-found-commands.ts'
import { useListFoot } from './use-list-foot.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export type CommandSearchProps = Pick<CommandPaletteProps, 'commands' | 'loadCommands' | 'placeholder'>

/** The field and what it finds. Each opening starts anew. */
export function CommandSearch(props: CommandSearchProps) {
  const texts = useLanguage('commandPalette', dutch)
  const { placeholder = texts.placeholder } = props
  const close = useCloseDialog()
  const listId = useId()
  const [search, setSearch] = useState('')
  const { found, loading, failed, commandOf } = useFoundCommands(props, search)
  const listbox = useListbox(found, 0)
  const results = useRef<HTMLDivElement>(null)
  useListFoot(results, found)

  const choose = (option: Option<string>) => {
    const command = commandOf(option.value)
    if (command && close('choice')) command.onSelect()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Home' || event.key === 'End') return
    if (listbox.moveByKey(event) || event.key !== 'Enter') return
    event.preventDefault()
    const option = found[listbox.active]
    if (option) choose(option)
  }
  const onSearch = (text: string) => {
    setSearch(text)
    listbox.setActive(0)
  }
  const activeId = found.length > 0 ? optionId(listId, listbox.active) : undefined
  const message = loading ? texts.loading : failed ? texts.failed : found.length === 0 && texts.empty
  return (
    <div className={styles.surface}>
      <CommandField {...{ search, onSearch, onKeyDown, listId, activeId, placeholder }} />
      <div ref={results} className={styles.results}>
        <Listbox
          id={listId}
          label={texts.results}
          options={found}
          active={listbox.active}
          onActive={listbox.setActive}
          onChoose={choose}
        />
        <p role="status" className={message ? styles.message : undefined}>
          {message}
        </p>
      </div>
    </div>
  )
}
