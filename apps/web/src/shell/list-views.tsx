import { Button, TextField, toast, ViewChips, type ListView } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ListSearch } from '../shared/lists/list-search.ts'
import type { ListSettings } from '../shared/lists/list-settings.ts'
import { keptSearch, viewsOf } from '../shared/lists/saved-views.ts'
import { useIsPhone } from '../shared/look/use-is-phone.ts'
import { FormModal } from './form-modal.tsx'
import type { ListScreenProps } from './list-screen-types.ts'
import * as styles from './list-screen.css.ts'

interface ListViewsProps<Row, Filter extends ListSearch> {
  list: ListScreenProps<Row, Filter>
  settings: ListSettings
  change: (change: Partial<ListSettings>) => void
  /** The columns that are left out now. */
  hidden: readonly string[]
}

interface ListViews {
  /** The views, once there is more to choose than everything. */
  row: ReactNode
  /** Keeps what the list shows, where there is no row for that. */
  save: ReactNode
}

/** The views of a list, and keeping what it shows now as one. */
export function useListViews<Row, Filter extends ListSearch>(props: ListViewsProps<Row, Filter>): ListViews {
  const { list, settings, change, hidden } = props
  const { filter, hrefOf, read } = list
  const [isNaming, setIsNaming] = useState(false)
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const views = viewsOf({
    allLabel: list.allLabel,
    own: list.views ?? [],
    saved: settings.views,
    filter,
    hrefOf,
    read,
  })
  const isView = views.some(({ current }) => current)
  const save = (name: string) => {
    const id = crypto.randomUUID()
    change({ views: [...settings.views, { id, name, search: keptSearch(filter), hidden: [...hidden] }] })
    setIsNaming(false)
    void navigate({ href: hrefOf({ ...filter, view: id }), replace: true })
  }
  const remove = ({ id, label }: ListView) => {
    const before = settings.views
    change({ views: before.filter((view) => view.id !== id) })
    toast.success(`Weergave ${label} is verwijderd.`, {
      action: { label: 'Ongedaan maken', onPress: () => change({ views: before }) },
    })
  }
  const name = () => setIsNaming(true)
  const naming = isNaming && (
    <NameView taken={views.map(({ label }) => label)} onSave={save} onClose={() => setIsNaming(false)} />
  )
  // A phone has room for one's own alone.
  if (isPhone && settings.views.length === 0) return { row: null, save: null }
  // In the row of the filters, or the list would move down with the first of them.
  if (views.length === 1) return { row: naming, save: !isView && <SaveView onPress={name} /> }
  return {
    row: (
      <>
        <ViewChips
          label={`Weergaven van ${list.itemsName}`}
          views={views}
          {...(!isView && { onSave: name })}
          onRemove={remove}
        />
        {naming}
      </>
    ),
    save: null,
  }
}

const SaveView = ({ onPress }: { onPress: () => void }) => (
  <Button size="small" icon={Plus} className={styles.saveView} onClick={onPress}>
    <span className={styles.saveWords}>Weergave bewaren</span>
  </Button>
)

interface NameViewProps {
  taken: readonly string[]
  onSave: (name: string) => void
  onClose: () => void
}

function NameView({ taken, onSave, onClose }: NameViewProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const submit = () => {
    const wanted = name.trim()
    if (wanted === '') setError('Geef de weergave een naam.')
    else if (taken.includes(wanted)) setError('Er is al een weergave met deze naam. Kies een andere.')
    else onSave(wanted)
  }
  return (
    <FormModal
      title="Weergave bewaren"
      button="Weergave bewaren"
      isPending={false}
      problem={undefined}
      unsavedChanges={name !== ''}
      onSubmit={async (event) => {
        event.preventDefault()
        submit()
      }}
      onClose={onClose}
    >
      <TextField
        label="Naam"
        hint="Filters, volgorde en kolommen worden bewaard op dit apparaat, alleen voor jou."
        maxLength={60}
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
      />
    </FormModal>
  )
}
