import { TextField, toast, useMediaQuery, ViewChips, type ListView } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ListSearch } from '../shared/lists/list-search.ts'
import type { ListSettings } from '../shared/lists/list-settings.ts'
import { keptSearch, viewsOf } from '../shared/lists/saved-views.ts'
import { FormModal } from './form-modal.tsx'
import type { ListScreenProps } from './list-screen-types.ts'

interface ListViewsProps<Row, Filter extends ListSearch> {
  list: ListScreenProps<Row, Filter>
  settings: ListSettings
  change: (change: Partial<ListSettings>) => void
  /** The columns that are left out now. */
  hidden: readonly string[]
}

/** The views of a list, and keeping what it shows now as one. */
export function ListViews<Row, Filter extends ListSearch>(props: ListViewsProps<Row, Filter>) {
  const { list, settings, change, hidden } = props
  const { filter, hrefOf, read } = list
  const [isNaming, setIsNaming] = useState(false)
  const navigate = useNavigate()
  const views = viewsOf({
    allLabel: list.allLabel,
    own: list.views ?? [],
    saved: settings.views,
    filter,
    hrefOf,
    read,
  })
  const isView = views.some(({ current }) => current)
  const isPhone = useMediaQuery('(max-width: 639.98px)')
  // A phone has room for one's own alone. Elsewhere the row stays, or the list would move when a filter changes.
  if (isPhone && settings.views.length === 0) return null
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
  return (
    <>
      <ViewChips
        label={`Weergaven van ${list.itemsName}`}
        views={views}
        {...(!isView && { onSave: () => setIsNaming(true) })}
        onRemove={remove}
      />
      {isNaming && (
        <NameView taken={views.map(({ label }) => label)} onSave={save} onClose={() => setIsNaming(false)} />
      )}
    </>
  )
}

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
