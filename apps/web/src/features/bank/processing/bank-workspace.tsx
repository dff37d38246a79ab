import { Pane, useMediaQuery, type TableProps } from '@klopt/ui'
import { useRef, useState } from 'react'
import { useAskAbout } from '../../../shared/questions/asked-about.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { sortOf } from '../../../shared/lists/list-search.ts'
import { DEFAULT_SORT, sorted, type BankSearch } from '../bank-search.ts'
import type { Book } from '../book.ts'
import { ConsentNotes } from '../connections/consent-notes.tsx'
import { BankHeader } from './bank-header.tsx'
import * as styles from './bank-screen.css.ts'
import { BankToolbar } from './bank-toolbar.tsx'
import { KeyHints } from './key-hints.tsx'
import { LineList, type ListedLine } from './line-list.tsx'
import { LineContent, LineFooter } from './line-panel.tsx'
import { CertainCountsOn } from './certain-counts-on.tsx'
import { CertainRunNote } from './certain-run-note.tsx'
import { MissingOpening } from './missing-opening.tsx'
import { NoLines } from './no-lines.tsx'
import { LINE_PANE_TYPE } from './use-bank-keys.ts'
import { useCertainRun } from './use-certain-run.ts'
import { useWorkspace, type Workspace } from './use-workspace.ts'

export interface BankWorkspaceProps {
  administrationId: number
  books: readonly Book[]
  book: Book
  search: BankSearch
  onSearch: (search: BankSearch) => void
}

/** The lines of a book with the chosen one beside them; without room for that, over them. */
export function BankWorkspace(props: BankWorkspaceProps) {
  const { administrationId, book, search } = props
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(search.line !== undefined)
  const isWide = useMediaQuery('(min-width: 1100px)')
  const close = () => setOpen(false)
  const endWork = () => {
    close()
    // The row with the focus is gone; the screen takes it.
    document.getElementById('content')?.focus()
  }
  const work = useWorkspace({ administrationId, journalId: book.journalId, search, list, onLast: endWork })
  const chosen = work.line?.id
  useAskAbout(chosen === undefined ? null : { subject: { kind: 'bank_line', id: chosen }, words: 'deze bankregel' })
  // Where the line lies over the list, a press opens it; beside the list it is already there.
  const opening = {
    onRowActivate: ({ id }: ListedLine) => {
      work.lines.choose(id)
      setOpen(true)
    },
  }
  return (
    <div className={styles.workspace}>
      <div className={styles.list} ref={list}>
        <Lines {...props} work={work} opening={isWide ? {} : opening} marksChosen={isWide || isOpen} />
      </div>
      {!isWide ? (
        <Pane
          open={isOpen && work.line !== undefined}
          onClose={close}
          title="Bankregel"
          type={LINE_PANE_TYPE}
          footer={work.writeBlock === null && <LineFooter work={work} />}
        >
          <LineContent administrationId={administrationId} work={work} />
        </Pane>
      ) : (
        work.line && (
          <aside className={styles.side} aria-label="Gekozen bankregel">
            <div className={styles.sideInner}>
              <div className={styles.sideContent}>
                <LineContent administrationId={administrationId} work={work} />
              </div>
              {work.writeBlock === null && (
                <div className={styles.sideFooter}>
                  <LineFooter work={work} />
                </div>
              )}
            </div>
          </aside>
        )
      )}
    </div>
  )
}

interface LinesProps extends BankWorkspaceProps {
  work: Workspace
  opening: Pick<TableProps<ListedLine>, 'onRowActivate'>
  /** The chosen line stands beside or over the list: without it a mark would say nothing. */
  marksChosen: boolean
}

function Lines({ work: { lines, line, writeBlock }, opening, marksChosen, ...props }: LinesProps) {
  const { administrationId, books, book, search } = props
  const certain = useCertainRun(administrationId)
  const isHistory = search.state === 'processed'
  return (
    <>
      <BankHeader
        {...{ administrationId, book, search }}
        certain={lines.first?.certain}
        isBooking={certain.isBusy}
        onBook={certain.begin}
      />
      <ConsentNotes administrationId={administrationId} className={styles.opening} />
      <CertainRunNote certain={certain} />
      <MissingOpening administrationId={administrationId} book={book} />
      {writeBlock === null && <CertainCountsOn administrationId={administrationId} first={lines.first} />}
      <BankToolbar {...props} segments={lines.first?.segments} isHistory={isHistory} />
      {lines.isError && lines.lines.length === 0 ? (
        <LoadError error={lines.error} onRetry={() => void lines.refetch()} />
      ) : (
        <LineList
          {...opening}
          administrationId={administrationId}
          isHistory={isHistory}
          showsBalance={book.kind !== 'bank'}
          lines={lines.lines}
          chosenId={marksChosen ? (line?.id ?? null) : null}
          sort={sortOf(search.sort ?? DEFAULT_SORT)}
          onSortChange={(next) => props.onSearch(sorted(search, next))}
          onChoose={lines.choose}
          loading={lines.isPending}
          empty={<NoLines {...{ administrationId, books, book, search }} />}
          hasMore={lines.hasMore}
          isLoadingMore={lines.isLoadingMore}
          onMore={lines.loadMore}
        />
      )}
      {lines.lines.length > 0 && <KeyHints isLooking={writeBlock !== null} />}
    </>
  )
}
