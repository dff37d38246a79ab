import { Pane, useMediaQuery, type TableProps } from '@klopt/ui'
import { useRef, useState } from 'react'
import { LoadError } from '../../../shell/load-error.tsx'
import type { BankSearch } from '../bank-search.ts'
import { nameOf } from '../bank-texts.ts'
import { BankHeader, type Book } from './bank-header.tsx'
import * as styles from './bank-screen.css.ts'
import { BankToolbar, searchFieldId } from './bank-toolbar.tsx'
import { canMakeRule } from './draft.ts'
import { KeyHints } from './key-hints.tsx'
import type { Command } from './keys.ts'
import { LineActions } from './line-actions.tsx'
import { choiceFieldId, LineForm } from './line-form.tsx'
import { LineHead } from './line-head.tsx'
import { LineList, type ListedLine } from './line-list.tsx'
import * as panel from './line-panel.css.ts'
import { NoLines } from './no-lines.tsx'
import { targetOf } from './part-texts.ts'
import { ProcessedLine, UndoButton } from './processed-line.tsx'
import { linePaneType, useBankKeys } from './use-bank-keys.ts'
import { useBooking } from './use-booking.ts'
import { useChosenLine } from './use-chosen-line.ts'
import { useLineFocus } from './use-line-focus.ts'
import { useCertainCount, useLines } from './use-lines.ts'

export interface BankWorkspaceProps {
  administrationId: number
  books: readonly Book[]
  book: Book
  search: BankSearch
  onSearch: (search: BankSearch) => void
}

/** The lines of a book with the chosen one beside them; without room for that, over them. */
export function BankWorkspace({ administrationId, books, book, search, onSearch }: BankWorkspaceProps) {
  const list = useRef<HTMLDivElement>(null)
  const focusLine = useLineFocus(list)
  const isWide = useMediaQuery('(min-width: 1100px)')
  const [isOpen, setOpen] = useState(false)
  const [attemptedId, setAttemptedId] = useState<number | null>(null)
  const lines = useLines(administrationId, book.journalId, search)
  const line = lines.chosen
  const chosen = useChosenLine(administrationId, line)
  const showsAll = books.length === 1 && search.state === undefined && search.search === undefined
  const certain = useCertainCount(administrationId, showsAll ? (lines.first?.certain ?? 0) : undefined)

  const booking = useBooking(administrationId, {
    onBooked: (id) => {
      chosen.forget(id)
      if (!lines.goOnAfter(id)) setOpen(false)
      focusLine()
    },
    onUndone: (id) => {
      chosen.forget(id)
      lines.choose(id)
      focusLine()
    },
  })
  const agree = () => {
    const { data } = chosen.detail
    if (!line || line.processed || !chosen.isReady || !data) return
    if (!chosen.processing) {
      setAttemptedId(line.id)
      document.getElementById(choiceFieldId)?.focus()
      return
    }
    const { draft, processing } = chosen
    const createsRule = draft.createsRule && canMakeRule(draft)
    booking.book({ line: data, processing, createsRule, target: targetOf(draft) })
  }
  const split = () => {
    if (!line || line.processed || !chosen.isReady) return
    chosen.change({ ...chosen.draft, isSplit: true })
    document.getElementById(choiceFieldId)?.focus()
  }
  const move = (step: 1 | -1) => {
    lines.move(step)
    focusLine()
  }
  const run: Record<Command, () => void> = {
    next: () => move(1),
    previous: () => move(-1),
    agree,
    split,
    rule: () => canMakeRule(chosen.draft) && chosen.change({ ...chosen.draft, createsRule: !chosen.draft.createsRule }),
    undo: booking.takeBackLast,
    search: () => document.getElementById(searchFieldId)?.focus(),
  }
  useBankKeys((command) => run[command]())

  const content = line && (
    <div className={panel.content} key={line.id}>
      <LineHead line={line} />
      {line.processed ? (
        <ProcessedLine administrationId={administrationId} line={line} />
      ) : (
        <LineForm
          administrationId={administrationId}
          line={line}
          chosen={chosen}
          isAttempted={attemptedId === line.id}
          onAgree={agree}
        />
      )}
    </div>
  )
  const error = booking.failure?.transactionId === line?.id ? (booking.failure?.message ?? null) : null
  const actions =
    line &&
    (line.processed ? (
      <UndoButton
        isUndoing={booking.isUndoing}
        onUndo={() => booking.takeBack({ transactionId: line.id, version: line.version, name: nameOf(line) })}
      />
    ) : (
      <LineActions error={error} isSplit={chosen.draft.isSplit} isBusy={booking.isBusy} onSplit={split} />
    ))
  // Where the line lies over the list, a press opens it; beside the list it is already there.
  const opening: Pick<TableProps<ListedLine>, 'onRowActivate'> = isWide
    ? {}
    : {
        onRowActivate: ({ id }) => {
          lines.choose(id)
          setOpen(true)
        },
      }

  return (
    <div className={styles.workspace}>
      <div className={styles.list} ref={list}>
        <BankHeader administrationId={administrationId} book={book} certain={certain} />
        <BankToolbar {...{ administrationId, books, book, search, onSearch }} />
        {lines.isError && lines.lines.length === 0 ? (
          <LoadError onRetry={() => void lines.refetch()} />
        ) : (
          <LineList
            {...opening}
            administrationId={administrationId}
            isHistory={search.state === 'processed'}
            lines={lines.lines}
            chosenId={line?.id ?? null}
            onChoose={lines.choose}
            loading={lines.isPending}
            empty={<NoLines {...{ administrationId, books, book, search }} />}
            hasMore={lines.hasMore}
            isLoadingMore={lines.isLoadingMore}
            onMore={lines.loadMore}
          />
        )}
        {lines.lines.length > 0 && <KeyHints />}
      </div>
      {isWide ? (
        line && (
          <aside className={styles.side} aria-label="Gekozen bankregel">
            <div className={styles.sideInner}>
              <div className={styles.sideContent}>{content}</div>
              <div className={styles.sideFooter}>{actions}</div>
            </div>
          </aside>
        )
      ) : (
        <Pane
          open={isOpen && line !== undefined}
          onClose={() => setOpen(false)}
          title="Bankregel"
          type={linePaneType}
          footer={actions}
        >
          {content}
        </Pane>
      )}
    </div>
  )
}
