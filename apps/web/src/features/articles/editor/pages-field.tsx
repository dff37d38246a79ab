import { Button, MultiSelect, TextField } from '@klopt/ui'
import { useState, type KeyboardEvent } from 'react'
import { knownPages, pageLabel, pageOf } from './known-pages.ts'
import * as styles from './article.css.ts'

export interface PagesFieldProps {
  pages: readonly string[]
  onChange: (pages: readonly string[]) => void
  error?: string | undefined
}

/** As many as an article may have. */
const MOST_PAGES = 30

/** On which pages help shows an article: those we know by name, and any other by its path. */
export function PagesField({ pages, onChange, error }: PagesFieldProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const known = knownPages.map(({ page }) => page)
  const options = [...known, ...pages.filter((page) => !known.includes(page))]
  const add = () => {
    const page = pageOf(typed)
    if (page === null) return setProblem('Typ een pad als ‘invoices/*’, of plak het adres van de pagina.')
    if (pages.length >= MOST_PAGES) return setProblem(`Een artikel hoort bij hoogstens ${MOST_PAGES} pagina's.`)
    if (!pages.includes(page)) onChange([...pages, page])
    setTyped('')
    setProblem(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Not yet the whole form.
    event.preventDefault()
    add()
  }
  return (
    <>
      <MultiSelect
        label="Pagina's"
        hint="Op deze pagina's staat het artikel bovenaan in de hulp."
        placeholder="Bij geen pagina"
        searchable
        options={options.map((page) => ({ value: page, label: pageLabel(page) }))}
        values={pages}
        onChange={onChange}
        error={error}
      />
      <div className={styles.otherPage}>
        <TextField
          label="Andere pagina"
          placeholder="Pad of adres"
          autoComplete="off"
          spellCheck={false}
          className={styles.grow}
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <Button className={styles.addPage} onClick={add}>
          Pagina toevoegen
        </Button>
      </div>
    </>
  )
}
