import { Search } from 'lucide-react'
import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useSearchedOptions } from '../combobox/use-searched-options.ts'
import { Icon } from '../icons/icon.tsx'
import { useCloseDialog } from '../overlay/dialog-context.ts'
import { filterOptions } from '../select/filter-options.ts'
import { Listbox, optionId } from '../select/listbox.tsx'
import type { Option } from '../select/option.ts'
import { useListbox } from '../select/use-listbox.ts'
import type { Command } from './command.ts'
import type { CommandPaletteProps } from './command-palette.tsx'
import * as styles from './command-palette.css.ts'

/** A pause in typing before the search elsewhere, in ms: shorter than in a list, for one waits here. */
const DEBOUNCE_MS = 200

export type CommandSearchProps = Pick<CommandPaletteProps, 'commands' | 'loadCommands' | 'placeholder'>

/** The field and what it finds. Each opening starts anew. */
export function CommandSearch(props: CommandSearchProps) {
  const { placeholder = 'Zoek of ga naar…' } = props
  const close = useCloseDialog()
  const listId = useId()
  const [search, setSearch] = useState('')
  const { found, loading, commandOf } = useFoundCommands(props, search)
  const listbox = useListbox(found, 0)

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
  return (
    <div className={styles.surface}>
      <div className={styles.field}>
        <Icon of={Search} size={18} />
        <input
          type="text"
          role="combobox"
          aria-label="Zoeken"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? optionId(listId, listbox.active) : undefined}
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
          placeholder={placeholder}
          value={search}
          className={styles.input}
          onChange={(event) => {
            setSearch(event.target.value)
            listbox.setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.results}>
        <Listbox
          id={listId}
          label="Resultaten"
          options={found}
          active={listbox.active}
          onActive={listbox.setActive}
          isSelected={() => false}
          onChoose={choose}
        />
        <p role="status" className={found.length === 0 || loading ? styles.message : undefined}>
          {loading ? 'Zoeken…' : found.length === 0 && 'Niets gevonden'}
        </p>
      </div>
    </div>
  )
}

const toOption = ({ id, label, description, icon, group, shortcut }: Command): Option<string> => ({
  value: id,
  label,
  description,
  icon,
  group,
  hint: shortcut,
})

/** What is here at once, and what is elsewhere when it comes. */
function useFoundCommands({ commands, loadCommands }: CommandSearchProps, search: string) {
  const [loaded, setLoaded] = useState<readonly Command[]>([])
  const loadOptions = useMemo(
    () =>
      loadCommands &&
      (async (text: string, signal: AbortSignal) => {
        if (text === '') return []
        const answer = await loadCommands(text, signal)
        setLoaded(answer)
        return answer.map(toOption)
      }),
    [loadCommands],
  )
  const elsewhere = useSearchedOptions({ loadOptions, debounceMs: DEBOUNCE_MS }, search.trim(), true)
  const here = useMemo(() => filterOptions(commands.map(toOption), search), [commands, search])
  return {
    found: [...here, ...elsewhere.found],
    loading: elsewhere.state === 'loading' && search.trim() !== '',
    commandOf: (id: string) => [...commands, ...loaded].find((command) => command.id === id),
  }
}
