import type { OcrData, PossibleValue } from '@klopt/recognition'
import { useImperativeHandle, useRef, useState, type RefObject } from 'react'
import { printPages } from './actions/print-pages.ts'
import { PageButtons } from './pages/page-buttons.tsx'
import type { PageSource } from './pages/page-source.ts'
import { PageStage } from './pages/page-stage.tsx'
import { usePagePointer, type DrawnBox } from './pages/use-page-pointer.ts'
import { useStage, type Stage } from './pages/use-stage.ts'
import { useWheelZoom } from './pages/use-wheel-zoom.ts'
import { candidatesWithin, pickedFrom, type Candidate } from './picking/candidates.ts'
import { PageLayers } from './picking/page-layers.tsx'
import { usePicking } from './picking/use-picking.ts'
import { SearchBar } from './search/search-bar.tsx'
import { useSearch } from './search/use-search.ts'
import { Shell } from './shell.tsx'
import { Thumbnails } from './thumbnails/thumbnails.tsx'
import type { Tool } from './toolbar/toolbar.tsx'
import { drawTool, fileTools, searchTool, thumbnailTool, viewTools } from './toolbar/tools.ts'
import type { DocumentViewerProps, Marked, Pick } from './types.ts'
import { viewerKeys } from './viewer-keys.ts'

export interface PagesViewProps extends Omit<DocumentViewerProps, 'ocr' | 'pick' | 'marked'> {
  source: PageSource
  ocr: OcrData | null
  pick: Pick | null
  marked: readonly Marked[]
  onDownload: () => void
}

/** What can be taken from one part of a page. */
export interface Choice extends DrawnBox {
  candidates: readonly Candidate[]
}

/** A document that is open: its pages, what is recognised on them, and all that can be done with them. */
export function PagesView(props: PagesViewProps) {
  const { file, source, ocr, pick, marked, handle } = props
  const scroller = useRef<HTMLDivElement>(null)
  const stage = useStage(source, scroller)
  const search = useSearch(source, ocr, stage.showBox)
  const picking = usePicking(ocr, pick, stage.showBox)
  const drawing = useDrawing(scroller, stage, picking.candidates, pick)
  const panels = usePanels()
  const showPage = (pageNumber: number) => stage.showPage(pageNumber - 1)
  useImperativeHandle(handle, () => ({ focusFirstCandidate: picking.focusFirst, showPage }))
  useWheelZoom(scroller, (times, at) => stage.zoomTo({ mode: 'factor', factor: stage.factor * times }, at))

  const take = (candidate: Candidate, value: PossibleValue) => {
    drawing.close()
    pick?.onPick(pickedFrom(candidate, value))
  }
  const press = (candidate: Candidate) => {
    const [only, another] = candidate.values
    if (only && !another) take(candidate, only)
    else drawing.choose({ page: candidate.page, box: candidate.box, candidates: [candidate] })
  }
  const closeSearch = () => {
    panels.setSearch(false)
    search.search('')
    stage.focus()
  }
  const isSearchable = source.pageCount > 1 || ocr !== null || file.mimeType === 'application/pdf'
  return (
    <Shell
      file={file}
      tools={toolsOf(props, { stage, panels, drawing, isSearchable, closeSearch })}
      zoomText={`${Math.round(stage.factor * 100)}%`}
      onKeyDown={viewerKeys(stage, source.pageCount, () => isSearchable && panels.setSearch(true))}
      bar={panels.search && <SearchBar search={search} onClose={closeSearch} />}
      aside={
        panels.thumbnails && <Thumbnails source={source} currentPage={stage.currentPage} onShowPage={stage.showPage} />
      }
    >
      <PageStage
        source={source}
        scroller={scroller}
        stage={stage}
        heldPage={pick ? picking.activePage : undefined}
        isDrawing={drawing.isOn}
        renderLayers={(page) => (
          <PageLayers
            {...{ page, turn: stage.turn, search, picking, marked, pick }}
            drawn={drawing.drawn}
            choice={drawing.choice}
            onPress={press}
            onTake={take}
            onCloseChoice={drawing.close}
          />
        )}
      />
      {source.pageCount > 1 && drawing.arePageButtonsShown && (
        <PageButtons pageNumber={stage.currentPage + 1} pageCount={source.pageCount} onShowPage={showPage} />
      )}
    </Shell>
  )
}

function usePanels() {
  const [thumbnails, setThumbnails] = useState(false)
  const [search, setSearch] = useState(false)
  const [isPrinting, setIsPrinting] = useState(false)
  return { thumbnails, setThumbnails, search, setSearch, isPrinting, setIsPrinting }
}

/** Drawing a box over words, and pressing the page to show or hide the page buttons. */
function useDrawing(
  scroller: RefObject<HTMLElement | null>,
  stage: Stage,
  candidates: readonly Candidate[],
  pick: Pick | null,
) {
  const [arePageButtonsShown, setArePageButtonsShown] = useState(true)
  const [isOn, setIsOn] = useState(false)
  const [drawn, setDrawn] = useState<DrawnBox | null>(null)
  const [choice, setChoice] = useState<Choice | null>(null)
  const cameFrom = useRef<Element>(null)
  const choose = (next: Choice) => {
    cameFrom.current = document.activeElement
    setChoice(next)
  }
  const close = () => {
    if (choice) returnFocus(cameFrom.current, stage)
    setDrawn(null)
    setChoice(null)
  }
  usePagePointer(scroller, {
    turn: stage.turn,
    isDrawing: isOn,
    canDraw: pick !== null,
    onTap: () => setArePageButtonsShown((before) => !before),
    onDraw: setDrawn,
    onDrawn: (box) => {
      setDrawn(box)
      setIsOn(false)
      choose({ ...box, candidates: candidatesWithin(candidates, box.page, box.box) })
    },
  })
  return { arePageButtonsShown, isOn: isOn && pick !== null, setIsOn, drawn, choice, choose, close }
}

/** To where somebody was before choosing; to the pages where that is gone. */
function returnFocus(to: Element | null, stage: Stage): void {
  if (to instanceof HTMLElement && to.isConnected && to !== document.body) to.focus({ preventScroll: true })
  else stage.focus()
}

interface ToolInput {
  stage: Stage
  panels: ReturnType<typeof usePanels>
  drawing: ReturnType<typeof useDrawing>
  isSearchable: boolean
  closeSearch: () => void
}

function toolsOf({ source, pick, onPrint, onDownload }: PagesViewProps, input: ToolInput): Tool[][] {
  const { stage, panels, drawing, isSearchable, closeSearch } = input
  const { thumbnails, setThumbnails, search, setSearch, isPrinting, setIsPrinting } = panels
  const print = () => {
    if (isPrinting) return
    setIsPrinting(true)
    void printPages(source).finally(() => setIsPrinting(false))
  }
  return [
    source.pageCount > 1 ? [thumbnailTool({ isOn: thumbnails, toggle: () => setThumbnails(!thumbnails) })] : [],
    ...viewTools(stage),
    [
      ...(isSearchable ? [searchTool({ isOn: search, toggle: () => (search ? closeSearch() : setSearch(true)) })] : []),
      ...(pick ? [drawTool({ isOn: drawing.isOn, toggle: () => drawing.setIsOn(!drawing.isOn) })] : []),
    ],
    fileTools(onPrint ?? print, onDownload),
  ]
}
